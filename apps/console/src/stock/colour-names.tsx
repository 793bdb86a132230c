import { TextField } from '@web/app/text-field.js';
import type { Action } from '@web/app/use-action.js';
import { say } from '../words/language.js';

interface ColourNamesProps {
  /** What it is called so far. */
  names?: Record<'name' | 'nameFr', string>;
  faultOf: Action['faultOf'];
}

/** The names of a colour, in each language. */
export function ColourNames({ names, faultOf }: ColourNamesProps) {
  return (
    <>
      {(['name', 'nameFr'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={say(`stock.${name}`)}
          maxLength={100}
          defaultValue={names?.[name]}
          required
          fault={faultOf(name)}
        />
      ))}
    </>
  );
}
