import type { Part } from '../parts/part.js';
import { retryUpload } from '../parts/uploads.js';
import { isOnline } from '@web/app/failure.js';
import { askForSession, isPutOff, user } from '../service/session.js';
import { say } from '../words/language.js';

/** Where a part's file is: on this device alone, on its way, or stored. */
export function UploadLine({ part }: { part: Part }) {
  const { upload } = part;
  if (!user.value) return <span class="upload soft">{say('uploads.here')}</span>;
  const isStored = upload.step === 'stored';
  if (isStored && upload.userId === user.value.id) {
    return <span class="upload good">{say('uploads.stored')}</span>;
  }
  if (isStored || upload.step === 'failed') {
    return (
      <span class={isStored ? 'upload' : 'upload bad'}>
        {isStored ? say('uploads.elsewhere') : <bdi>{upload.message}</bdi>}{' '}
        <button type="button" class="link" onClick={() => retryUpload(part.id)}>
          {say(isStored ? 'uploads.send' : 'uploads.retry')}
        </button>
      </span>
    );
  }
  if (isPutOff.value) {
    return (
      <button type="button" class="upload link" onClick={() => void askForSession()}>
        {say('signIn.overTitle')}
      </button>
    );
  }
  if (!isOnline.value) return <span class="upload">{say('uploads.offline')}</span>;
  if (upload.step === 'waiting') return <span class="upload soft">{say('uploads.waiting')}</span>;
  const percent = Math.round(upload.share * 100);
  return (
    <span class="upload">
      {say('uploads.sending', { percent })} <progress max={100} value={percent} aria-label={part.name} />
    </span>
  );
}
