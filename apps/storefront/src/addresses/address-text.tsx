import { Apart } from '@web/components/apart.js';

interface AddressTextProps {
  fullName?: string;
  street: string;
  postalCode?: string | null;
  city: string;
  phone?: string | null;
}

/** An address in a row. */
export function AddressText({ fullName, street, postalCode, city, phone }: AddressTextProps) {
  return (
    <>
      <Apart texts={[fullName, street]} />
      {', '}
      <Apart texts={[postalCode, city]} sign=" " />
      {phone && (
        <>
          , <bdi dir="ltr">{phone}</bdi>
        </>
      )}
    </>
  );
}
