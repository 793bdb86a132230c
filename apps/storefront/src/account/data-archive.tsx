import { useEffect } from 'preact/hooks';
import { Actions, Button } from '@web/components/button.js';
import { Notice } from '@web/components/notice.js';
import type { Schema } from '@client/service-client.js';
import { service } from '../service/client.js';
import { dataOf } from '@web/app/failure.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { useAction } from '@web/app/use-action.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { figures } from '../words/language.js';
import { sayProfile } from './profile-words.js';

type Archive = Schema<'AccountExport'>;

/** Between two looks whether the archive is made. */
const lookEveryMs = 3000;

const newest = (): Promise<Archive | null> => dataOf(service.GET('/api/user/export'));

/** A copy of all data of the account: asked for, made, downloaded. */
export function DataArchive() {
  const [record, reload] = useRecord(newest, 'archive');
  return (
    <section>
      <h2>{sayProfile('archive')}</h2>
      <p>{sayProfile('archiveAbout')}</p>
      <Record record={record}>{(archive) => <ArchiveState archive={archive} onChanged={reload} />}</Record>
    </section>
  );
}

function ArchiveState({ archive, onChanged }: { archive: Archive | null; onChanged: () => void }) {
  const action = useAction();
  const isPending = archive?.status === 'pending';
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setInterval(onChanged, lookEveryMs);
    return () => clearInterval(timer);
  }, [isPending]);
  const begin = (): Promise<boolean> =>
    action.run(async () => {
      await dataOf(service.POST('/api/user/export'));
      onChanged();
    });
  // The link of a page that has been open for long has ended: each download takes a new one.
  const load = (): Promise<boolean> =>
    action.run(async () => {
      const { url } = (await newest()) ?? {};
      if (url == null) onChanged();
      else location.assign(url);
    });
  return (
    <>
      <FailureNotice failure={action.failure.value} />
      {isPending && (
        <Notice tone="wait" role="status">
          {sayProfile('makingArchive')}
        </Notice>
      )}
      {archive?.status === 'failed' && <Notice tone="bad">{sayProfile('archiveFailed')}</Notice>}
      {archive?.status === 'done' && (
        <p role="status">
          {sayProfile('archiveUntil', {
            date: figures.day(archive.createdAt),
            end: figures.day(archive.expiresAt ?? ''),
          })}
        </p>
      )}
      <Actions>
        {archive?.status === 'done' && (
          <Button type="button" isBusy={action.isBusy.value} onClick={() => void load()}>
            {sayProfile('loadArchive', { size: figures.fileSize(archive.size ?? 0) })}
          </Button>
        )}
        <Button
          type="button"
          isQuiet
          isBusy={action.isBusy.value}
          disabled={isPending}
          onClick={() => void begin()}
        >
          {sayProfile('makeArchive')}
        </Button>
      </Actions>
    </>
  );
}
