import { Fragment } from 'preact';

interface JoinedProps {
  /** What is empty is left out. */
  texts: readonly (string | null | undefined)[];
  sign: string;
}

/** Texts in a row, each in its own direction: Arabic beside Latin letters would be drawn in another order. */
export function Joined({ texts, sign }: JoinedProps) {
  return (
    <>
      {texts.filter(Boolean).map((text, place) => (
        <Fragment key={place}>
          {place > 0 && sign}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
    </>
  );
}
