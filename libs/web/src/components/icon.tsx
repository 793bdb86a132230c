/** Outlines in a square of 24. */
const drawings = {
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c1-3.5 4-5 7.5-5s6.5 1.5 7.5 5',
  basket: 'M4 9h16l-1.5 10.5h-13zM8.5 9 11 3.5M15.5 9 13 3.5M9.5 13v3M14.5 13v3',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  clock: 'M12 6.5V12l3.5 2.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  cross: 'M7 7l10 10M17 7L7 17',
  menu: 'M4 7h16M4 12h16M4 17h16',
} as const;

/** The name of a drawing. */
export type IconName = keyof typeof drawings;

/** A drawing in the colour of its text; what it means is said beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
