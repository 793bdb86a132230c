import { shopPaths } from '@shared/domain/contract/shop-paths.js';
import { LocationProvider, Route, Router } from 'preact-iso';
import { AskAgain } from '../account/ask-again.js';
import { newPasswordPath } from '../account/reset-request.js';
import { BasketPage } from '../basket/basket-page.js';
import { useArrival } from '@web/app/arrival.js';
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

/** The shop's name, as each page of the site says it. */
const siteName = document.querySelector('.brand')?.textContent ?? '';

/**
 * The pages that this program draws; links to others leave it.
 *
 * @param isEntered whether it takes the place of a page that was drawn before it
 */
export function App({ isEntered = false }: { isEntered?: boolean }) {
  const onRouteChange = useArrival(siteName, isEntered);
  return (
    <LocationProvider scope={new RegExp(`^/${locale}/(${Object.values(shopPaths).join('|')})(/|$)`)}>
      <Router onRouteChange={onRouteChange}>
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
      <AskAgain />
      <NoticeList />
    </LocationProvider>
  );
}
