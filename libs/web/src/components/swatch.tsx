const colourForm = /^#[0-9a-f]{6}$/i;

/** A dot of a colour such as `#1a2b3c`: an attribute of a drawing, which a strict style policy lets through. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg class="swatch" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="19.5" fill={colourForm.test(colour) ? colour : 'none'} />
    </svg>
  );
}
