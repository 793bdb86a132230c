import { Actions, Button } from '@web/components/button.js';
import { notify } from '@web/app/notices.js';
import { pathTo } from '../app/paths.js';
import { service } from '../service/client.js';
import { dataOf, unlessSignedOut } from '@web/app/failure.js';
import { leaveSession, user } from '../service/session.js';
import { FailureNotice } from '@web/app/failure-notice.js';
import { useAction } from '@web/app/use-action.js';
import { Record, useRecord } from '@web/app/use-record.js';
import { say } from '../words/language.js';
import { ChangeEmail, ChangePassword } from './credentials.js';
import { DataArchive } from './data-archive.js';
import { DeleteAccount } from './delete-account.js';
import { LanguageForm } from './language-form.js';
import { ProfileForm } from './profile-form.js';
import { loadProfileWords, sayProfile } from './profile-words.js';
import { SessionList } from './session-list.js';
import { SignedIn } from './signed-in.js';

// Without its words there is no page: if they do not come, it has not loaded.
await loadProfileWords();

/** The account: its pages, its data, what opens it, and its end. */
export function AccountPage() {
  return (
    <>
      <h1>{say('account.title')}</h1>
      <SignedIn reason={sayProfile('needsAccount')}>
        <AccountPages />
        <SignOut />
        <Settings />
      </SignedIn>
    </>
  );
}

const pages = ['quotes', 'orders', 'projects', 'parts'] as const;

function AccountPages() {
  return (
    <nav aria-label={sayProfile('pages')}>
      <ul class="account-pages">
        {pages.map((page) => (
          <li key={page}>
            <a class="button quiet" href={pathTo(page)}>
              {say(page === 'parts' ? 'library.title' : `${page}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SignOut() {
  const action = useAction();
  const signOut = (): Promise<boolean> =>
    action.run(async () => {
      await dataOf(service.POST('/api/auth/sign-out')).catch(unlessSignedOut);
      leaveSession();
      notify({ tone: 'good', text: sayProfile('signedOut') });
    });
  return (
    <>
      <p>
        <bdi>{sayProfile('signedInAs', { email: user.value?.email ?? '' })}</bdi>
      </p>
      <FailureNotice failure={action.failure.value} />
      <Actions>
        <Button type="button" isQuiet isBusy={action.isBusy.value} onClick={() => void signOut()}>
          {sayProfile('signOut')}
        </Button>
      </Actions>
    </>
  );
}

function Settings() {
  const [record] = useRecord(() => dataOf(service.GET('/api/user/profile')), user.value?.id ?? '');
  return (
    <div class="account-sections">
      <Record record={record}>
        {(profile) => (
          <>
            <ProfileForm profile={profile} />
            <LanguageForm locale={profile.locale} />
          </>
        )}
      </Record>
      <ChangePassword />
      <ChangeEmail />
      <SessionList />
      <DataArchive />
      <DeleteAccount />
    </div>
  );
}
