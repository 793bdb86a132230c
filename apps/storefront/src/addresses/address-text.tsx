import { Joined } from '../ui/joined.js';

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
      <Joined texts={[fullName, street]} sign=", " />
      {', '}
      <Joined texts={[postalCode, city]} sign=" " />
      {phone && (
        <>
          , <bdi dir="ltr">{phone}</bdi>
        </>
      )}
    </>
  );
}
