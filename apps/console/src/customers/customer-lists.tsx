import { useState } from 'preact/hooks';
import { formatOfName } from '@shared/domain/contract/mesh-file.js';
import { pageOf } from '@web/app/paged-list.js';
import { useRenewed } from '@web/app/use-renewed.js';
import { service } from '../service/client.js';
import { QuoteLink } from '../ui/document-links.js';
import { FileIn3d } from '../ui/file-in-3d.js';
import { OrderLink } from '../ui/order-link.js';
import { figures, say } from '../words/language.js';
import { ownedPage, OwnedList } from './owned-list.js';

interface ListProps {
  id: string;
  version: number;
}

/** The orders of a customer, each with its page. */
export function CustomerOrders({ id, version }: ListProps) {
  return (
    <OwnedList
      title={say('customers.orders')}
      {...{ id, version }}
      load={(after) => pageOf(service.GET('/ops/api/customers/{id}/orders', ownedPage(id, after)))}
      columns={[
        { label: say('customers.number'), isRowHead: true },
        { label: say('customers.state') },
        { label: say('customers.at') },
        { label: say('customers.total'), isFigure: true },
      ]}
      row={({ id: orderId, orderNumber: number, status, createdAt, totalAmount }) => [
        <OrderLink order={{ id: orderId, number }} />,
        say('orderStates.name', { status }),
        figures.day(createdAt),
        figures.money(totalAmount),
      ]}
    />
  );
}

/** The saved quotes of a customer, each as a PDF. */
export function CustomerQuotes({ id, version }: ListProps) {
  return (
    <OwnedList
      title={say('customers.quotes')}
      {...{ id, version }}
      load={(after) => pageOf(service.GET('/ops/api/customers/{id}/quotes', ownedPage(id, after)))}
      columns={[
        { label: say('customers.number'), isRowHead: true },
        { label: say('customers.at') },
        { label: say('customers.total'), isFigure: true },
      ]}
      row={({ id: quoteId, reference, createdAt, totals }) => [
        <QuoteLink customerId={id} id={quoteId} reference={reference} />,
        figures.day(createdAt),
        figures.money(totals.total),
      ]}
    />
  );
}

/** The uploads of a customer: each downloads, and is seen in 3D where it is a part. */
export function CustomerFiles({ id, version }: ListProps) {
  const [renewals, setRenewals] = useState(0);
  useRenewed(() => setRenewals((before) => before + 1));
  return (
    <OwnedList
      title={say('customers.files')}
      {...{ id, version: version + renewals }}
      load={(after) => pageOf(service.GET('/ops/api/customers/{id}/files', ownedPage(id, after)))}
      columns={[
        { label: say('customers.name'), isRowHead: true },
        { label: say('customers.in3d') },
        { label: say('customers.size'), isFigure: true },
        { label: say('customers.at'), isExtra: true },
      ]}
      keyOf={({ key }) => key}
      row={({ metadata: { filename, size }, url, analysis, createdAt }) => [
        <a href={url} download={filename}>
          <bdi>{filename}</bdi>
        </a>,
        analysis !== null && formatOfName(filename) !== null && (
          <FileIn3d name={filename} url={url} unit={analysis.uploadUnit ?? 'mm'} />
        ),
        figures.fileSize(size),
        figures.moment(createdAt),
      ]}
    />
  );
}
