/** Layers of a print: the sign before the name on every page. */
export function SiteMark() {
  return (
    <svg
      class="mark"
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      stroke-width="2.25"
      stroke-linejoin="round"
      stroke-linecap="round"
    >
      <path d="M5 11 16 5.5 27 11 16 16.5z" />
      <path d="M5 16.5 16 22l11-5.5M5 22l11 5.5L27 22" />
    </svg>
  );
}
