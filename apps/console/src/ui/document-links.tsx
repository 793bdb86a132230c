/** An invoice or a credit note, in a window of its own. */
export function DocumentLink({ number }: { number: string }) {
  return (
    <a href={documentPath(number)} target="_blank" rel="noopener">
      {number}
    </a>
  );
}

/** The same for people, and for their books. */
export function DocumentLinks({ number }: { number: string }) {
  return (
    <>
      <DocumentLink number={number} /> · <a href={`${documentPath(number)}?format=ubl`}>UBL</a>
    </>
  );
}

/** A customer's quote as a PDF, in a window of its own. */
export function QuoteLink({
  customerId,
  id,
  reference,
}: {
  customerId: string;
  id: string;
  reference: string;
}) {
  return (
    <a href={`/ops/api/customers/${customerId}/quotes/${id}/pdf`} target="_blank" rel="noopener">
      {reference}
    </a>
  );
}

const documentPath = (number: string): string => `/ops/api/accounting/documents/${number}`;
