import type { ComponentType } from 'preact';
import type { ConsoleSection } from '@shared/domain/contract/console-paths.js';
import type { OperatorRole } from '@shared/domain/accounts/operator-roles.js';
import { lazyPage } from '@web/app/lazy-page.js';
import type { ConsoleKey } from '../words/language.js';

/** What a section is about, as the menu groups it. */
export const sectionGroups = ['today', 'making', 'office', 'machine', 'team'] as const;
export type SectionGroup = (typeof sectionGroups)[number];

/** A section of the console: its place in the menu and its pages. */
interface Section {
  section: ConsoleSection;
  group: SectionGroup;
  label: Extract<ConsoleKey, `menu.${string}`>;
  page: ComponentType;
  /** Of one thing, at the section's path with its id. */
  itemPage?: ComponentType<{ id: string }>;
  /** Who sees it in the menu; viewers by default. */
  role?: OperatorRole;
}

const HomePage = lazyPage(() => import('../home/home-page.js').then((page) => page.HomePage));
const OrdersPage = lazyPage(() => import('../orders/orders-page.js').then((page) => page.OrdersPage));
const OrderPage = lazyPage(() => import('../orders/order-page.js').then((page) => page.OrderPage));
const PlatesPage = lazyPage(() => import('../plates/plates-page.js').then((page) => page.PlatesPage));
const PlatePage = lazyPage(() => import('../plates/plate-page.js').then((page) => page.PlatePage));
const StockPage = lazyPage(() => import('../stock/stock-page.js').then((page) => page.StockPage));
const ColourPage = lazyPage(() => import('../stock/colour-page.js').then((page) => page.ColourPage));
const ProjectsPage = lazyPage(() => import('../projects/projects-page.js').then((page) => page.ProjectsPage));
const ProjectPage = lazyPage(() => import('../projects/project-page.js').then((page) => page.ProjectPage));
const MessagesPage = lazyPage(() => import('../messages/messages-page.js').then((page) => page.MessagesPage));
const CustomersPage = lazyPage(() =>
  import('../customers/customers-page.js').then((page) => page.CustomersPage),
);
const CustomerPage = lazyPage(() =>
  import('../customers/customer-page.js').then((page) => page.CustomerPage),
);
const MoneyPage = lazyPage(() => import('../money/money-page.js').then((page) => page.MoneyPage));
const PricesPage = lazyPage(() => import('../prices/prices-page.js').then((page) => page.PricesPage));
const PriceBookPage = lazyPage(() =>
  import('../prices/price-book-page.js').then((page) => page.PriceBookPage),
);
const AccountingPage = lazyPage(() =>
  import('../accounting/accounting-page.js').then((page) => page.AccountingPage),
);
const QueuesPage = lazyPage(() => import('../work/queues-page.js').then((page) => page.QueuesPage));
const QueuePage = lazyPage(() => import('../work/queue-page.js').then((page) => page.QueuePage));
const FailuresPage = lazyPage(() => import('../work/failures-page.js').then((page) => page.FailuresPage));
const FailurePage = lazyPage(() => import('../work/failures-page.js').then((page) => page.FailurePage));
const JobsPage = lazyPage(() => import('../work/jobs-page.js').then((page) => page.JobsPage));
const JobPage = lazyPage(() => import('../work/job-page.js').then((page) => page.JobPage));
const WorkersPage = lazyPage(() => import('../work/workers-page.js').then((page) => page.WorkersPage));
const GivenUpPage = lazyPage(() => import('../work/given-up-page.js').then((page) => page.GivenUpPage));
const OperatorsPage = lazyPage(() =>
  import('../operators/operators-page.js').then((page) => page.OperatorsPage),
);
const AuditPage = lazyPage(() => import('../audit/audit-page.js').then((page) => page.AuditPage));

/** In the order of the menu. */
export const sections: readonly Section[] = [
  { section: 'home', group: 'today', label: 'menu.home', page: HomePage },
  { section: 'orders', group: 'making', label: 'menu.orders', page: OrdersPage, itemPage: OrderPage },
  { section: 'plates', group: 'making', label: 'menu.plates', page: PlatesPage, itemPage: PlatePage },
  { section: 'stock', group: 'making', label: 'menu.stock', page: StockPage, itemPage: ColourPage },
  {
    section: 'projects',
    group: 'office',
    label: 'menu.projects',
    page: ProjectsPage,
    itemPage: ProjectPage,
  },
  { section: 'messages', group: 'office', label: 'menu.messages', page: MessagesPage },
  {
    section: 'customers',
    group: 'office',
    label: 'menu.customers',
    page: CustomersPage,
    itemPage: CustomerPage,
  },
  { section: 'money', group: 'office', label: 'menu.money', page: MoneyPage },
  { section: 'prices', group: 'office', label: 'menu.prices', page: PricesPage, itemPage: PriceBookPage },
  { section: 'accounting', group: 'office', label: 'menu.accounting', page: AccountingPage },
  {
    section: 'work/queues',
    group: 'machine',
    label: 'menu.queues',
    page: QueuesPage,
    itemPage: QueuePage,
  },
  {
    section: 'work/failures',
    group: 'machine',
    label: 'menu.failures',
    page: FailuresPage,
    itemPage: FailurePage,
  },
  { section: 'work/given-up', group: 'machine', label: 'menu.givenUp', page: GivenUpPage },
  { section: 'work/jobs', group: 'machine', label: 'menu.jobs', page: JobsPage, itemPage: JobPage },
  { section: 'work/workers', group: 'machine', label: 'menu.workers', page: WorkersPage },
  { section: 'operators', group: 'team', label: 'menu.operators', page: OperatorsPage },
  { section: 'audit', group: 'team', label: 'menu.audit', page: AuditPage },
];
