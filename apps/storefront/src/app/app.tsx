import { shopPaths } from '@shared/domain/contract/shop-paths.js';
import { LocationProvider, Route, Router } from 'preact-iso';
import { SessionOver } from '../account/session-over.js';
import { newPasswordPath } from '../account/reset-request.js';
import { BasketPage } from '../basket/basket-page.js';
import { lazyPage } from '@web/app/lazy-page.js';
import { NoticeList } from '@web/app/notice-list.js';
import { locale, say } from '../words/language.js';
import { pathTo } from './paths.js';

const CheckoutPage = lazyPage(() => import('../checkout/checkout-page.js').then((page) => page.CheckoutPage));
const OrderPage = lazyPage(() => import('../orders/order-page.js').then((page) => page.OrderPage));
const OrdersPage = lazyPage(() => import('../orders/orders-page.js').then((page) => page.OrdersPage));
const QuotePage = lazyPage(() => import('../quotes/quote-page.js').then((page) => page.QuotePage));
const QuotesPage = lazyPage(() => import('../quotes/quotes-page.js').then((page) => page.QuotesPage));
const AccountPage = lazyPage(() => import('../account/account-page.js').then((page) => page.AccountPage));
const NewPasswordPage = lazyPage(() =>
  import('../account/new-password-page.js').then((page) => page.NewPasswordPage),
);
const ProjectsPage = lazyPage(() => import('../projects/projects-page.js').then((page) => page.ProjectsPage));
const NewProjectPage = lazyPage(() =>
  import('../projects/new-project-page.js').then((page) => page.NewProjectPage),
);
const ProjectPage = lazyPage(() => import('../projects/project-page.js').then((page) => page.ProjectPage));
const LibraryPage = lazyPage(() => import('../library/library-page.js').then((page) => page.LibraryPage));
const DesignerPage = lazyPage(() => import('../designer/designer-page.js').then((page) => page.DesignerPage));

function Unknown() {
  return <h1>{say('failures.noPage')}</h1>;
}

/** The pages that this program draws; links to others leave it. */
export function App() {
  return (
    <LocationProvider scope={new RegExp(`^/${locale}/(${Object.values(shopPaths).join('|')})(/|$)`)}>
      <Router>
        <Route path={pathTo('basket')} component={BasketPage} />
        <Route path={pathTo('checkout')} component={CheckoutPage} />
        <Route path={pathTo('quotes')} component={QuotesPage} />
        <Route path={`${pathTo('quotes')}/:id`} component={QuotePage} />
        <Route path={pathTo('orders')} component={OrdersPage} />
        <Route path={`${pathTo('orders')}/:id`} component={OrderPage} />
        <Route path={pathTo('account')} component={AccountPage} />
        <Route path={newPasswordPath} component={NewPasswordPage} />
        <Route path={pathTo('projects')} component={ProjectsPage} />
        <Route path={pathTo('projects', 'new')} component={NewProjectPage} />
        <Route path={`${pathTo('projects')}/:id`} component={ProjectPage} />
        <Route path={pathTo('parts')} component={LibraryPage} />
        <Route path={pathTo('designer')} component={DesignerPage} />
        <Route default component={Unknown} />
      </Router>
      <SessionOver />
      <NoticeList />
    </LocationProvider>
  );
}
