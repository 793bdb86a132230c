interface ApartProps {
  /** What is empty is left out. */
  texts: readonly (string | null | undefined)[];
  /** Between two of them. */
  sign?: string;
}

/** Texts one after the other, each read as its own letters run: no sign between them is turned by either. */
export function Apart({ texts, sign = ', ' }: ApartProps) {
  return (
    <>
      {texts.filter(Boolean).map((text, place) => (
        <>
          {place > 0 && sign}
          <bdi>{text}</bdi>
        </>
      ))}
    </>
  );
}
