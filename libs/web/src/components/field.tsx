import { createContext, type VNode } from 'preact';
import { useContext } from 'preact/hooks';

/** Before the ids of the fields within, where another form of the page may have fields of the same names. */
export const FieldScope = createContext('');

/** What a field is called, and what is said about it. */
interface FieldProps {
  /** The control's name, and its id within the scope. */
  name: string;
  label: string;
  /** After the label, e.g. that the field may stay empty. */
  remark?: string;
  hint?: string;
  /** What is wrong with what was typed. */
  fault?: string | null;
  /** The control, with these attributes first. */
  children: (attributes: ControlAttributes) => VNode;
}

/** What ties a control to its label, its hint and its fault. */
interface ControlAttributes {
  id: string;
  name: string;
  'aria-invalid': 'true' | undefined;
  'aria-describedby': string | undefined;
}

function attributesOf(id: string, { name, hint, fault }: FieldProps): ControlAttributes {
  const texts = [...(fault ? [`${id}-fault`] : []), ...(hint === undefined ? [] : [`${id}-hint`])];
  return {
    id,
    name,
    'aria-invalid': fault ? 'true' : undefined,
    'aria-describedby': texts.length === 0 ? undefined : texts.join(' '),
  };
}

/** A control with its label, its hint and, where it is at fault, what is wrong. */
export function Field(field: FieldProps) {
  const { name, label, remark, hint, fault, children } = field;
  const id = useContext(FieldScope) + name;
  return (
    <div class="field">
      <label for={id}>
        {label}
        {remark !== undefined && <small> {remark}</small>}
      </label>
      {hint !== undefined && (
        <small class="hint" id={`${id}-hint`}>
          {hint}
        </small>
      )}
      {children(attributesOf(id, field))}
      {fault && (
        <p class="fault" id={`${id}-fault`}>
          <bdi>{fault}</bdi>
        </p>
      )}
    </div>
  );
}

/** All that is wrong with a form, each a link to its field. */
export function FaultSummary({
  title,
  faults,
}: {
  title: string;
  faults: readonly { name: string; fault: string }[];
}) {
  if (faults.length === 0) return null;
  return (
    <div class="notice bad" role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <ul>
        {faults.map(({ name, fault }) => (
          <li>
            <a href={`#${name}`}>{fault}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a form sends unseen. */
export function HiddenFields({ values }: { values: Readonly<Record<string, string>> }) {
  return (
    <>
      {Object.entries(values).map(([name, value]) => (
        <input type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
