import type { ButtonHTMLAttributes, ComponentChildren } from 'preact';

type ButtonProps = Pick<
  ButtonHTMLAttributes,
  'type' | 'name' | 'value' | 'disabled' | 'onClick' | 'id' | 'form'
> & {
  /** Beside a more important one. */
  isQuiet?: boolean;
  /** Does nothing for now, for what it does is being done. It keeps the focus, which a disabled one loses. */
  isBusy?: boolean;
  children: ComponentChildren;
};

const look = (isQuiet = false): string => (isQuiet ? 'button quiet' : 'button');

const doNothing = (event: Event): void => event.preventDefault();

/** Does something; submits its form unless its type says otherwise. */
export function Button({ isQuiet, isBusy, type = 'submit', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      class={look(isQuiet)}
      type={type}
      aria-disabled={isBusy}
      onClick={isBusy ? doNothing : onClick}
      {...rest}
    >
      {children}
    </button>
  );
}

/** Leads somewhere, and looks like a button. */
export function ButtonLink({
  href,
  isQuiet,
  rel,
  onClick,
  children,
}: {
  href: string;
  isQuiet?: boolean;
  rel?: string;
  onClick?: (event: MouseEvent) => void;
  children: ComponentChildren;
}) {
  return (
    <a class={look(isQuiet)} href={href} rel={rel} onClick={onClick}>
      {children}
    </a>
  );
}

/** Buttons in a row, the most important first. */
export function Actions({ children }: { children: ComponentChildren }) {
  return <p class="actions">{children}</p>;
}
