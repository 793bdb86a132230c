import { OperatorsModule } from './access/operators.module.js';
import { OperatorAccountingModule } from './accounting/accounting.module.js';
import { AuditModule } from './audit/audit.module.js';
import { BoardModule } from './board/board.module.js';
import { ConsoleModule } from './console/console.module.js';
import { CustomersModule } from './customers/customers.module.js';
import { FailuresModule } from './failures/failures.module.js';
import { GivenUpModule } from './given-up/given-up.module.js';
import { HomeModule } from './home/home.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { LiveModule } from './live/live.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OperatorMoneyModule } from './money/money.module.js';
import { NotesModule } from './notes/notes.module.js';
import { OperatorOrdersModule } from './orders/orders.module.js';
import { PlatesModule } from './plates/plates.module.js';
import { OperatorPriceBooksModule } from './price-books/price-books.module.js';
import { OperatorProjectsModule } from './projects/projects.module.js';
import { QueueBoardModule } from './queue-board/queue-board.module.js';
import { QueuesModule } from './queues/queues.module.js';
import { StockModule } from './stock/stock.module.js';
import { WorkersModule } from './workers/workers.module.js';

/** One module for each section of the console, in the order of the API description, and for what stands beside them. */
export const sections = [
  AuditModule,
  CustomersModule,
  HomeModule,
  LiveModule,
  BoardModule,
  PlatesModule,
  StockModule,
  MessagesModule,
  NotesModule,
  OperatorsModule,
  OperatorAccountingModule,
  OperatorMoneyModule,
  OperatorOrdersModule,
  OperatorProjectsModule,
  OperatorPriceBooksModule,
  FailuresModule,
  GivenUpModule,
  JobsModule,
  QueuesModule,
  WorkersModule,
  ConsoleModule,
  MetricsModule,
  QueueBoardModule,
];
