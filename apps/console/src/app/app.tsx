import { LocationProvider, Route, Router } from 'preact-iso';
import { consolePath } from '@shared/domain/contract/console-paths.js';
import { appWords } from '@web/app/app-words.js';
import { useArrival } from '@web/app/arrival.js';
import { NoticeList } from '@web/app/notice-list.js';
import { LiveNotice } from '../live/live-notice.js';
import { RefusedPage, SignInOver, SignInPage } from '../session/sign-in-page.js';
import { standing } from '../session/session.js';
import { say } from '../words/language.js';
import { Menu } from './menu.js';
import { sections } from './sections.js';

function Unknown() {
  return <h1>{say('frame.noPage')}</h1>;
}

const routes = sections.flatMap(({ section, page, itemPage }) => [
  <Route key={section} path={consolePath(section)} component={page} />,
  ...(itemPage === undefined
    ? []
    : [<Route key={`${section}/:id`} path={consolePath(section, ':id')} component={itemPage} />]),
]);

/** The console: whoever is no operator sees the way in alone. */
export function App() {
  const { value } = standing;
  if (value.step === 'unknown') return <p role="status">{appWords().loading}</p>;
  if (value.step === 'nobody') return <SignInPage />;
  if (value.step === 'refused') return <RefusedPage />;
  return (
    <>
      {value.step === 'ended' && <SignInOver me={value.me} />}
      {/* Another operator who signs in begins with pages of their own. */}
      <Console key={value.me.id} />
    </>
  );
}

/** What the console itself draws: the dashboard of the queues, and files of the service, are other documents. */
const pages = /^\/ops(?!\/(?:queues|api)(?:\/|$|\?))(?:\/|$|\?)/;

function Console() {
  const onRouteChange = useArrival(say('frame.title'));
  return (
    <LocationProvider scope={pages}>
      <div class="console">
        <Menu />
        <main id="main" tabIndex={-1}>
          <LiveNotice />
          <Router onRouteChange={onRouteChange}>
            {routes}
            <Route default component={Unknown} />
          </Router>
        </main>
        <NoticeList />
      </div>
    </LocationProvider>
  );
}
