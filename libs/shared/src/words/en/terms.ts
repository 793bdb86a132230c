/** What is written in more than one place. */
export const terms = {
  moment: '{day} at {time}',
  /** Before what it is the label of. */
  label: '{label}:',
  budget: { below: 'under {amount}', above: 'over {amount}', between: '{from} to {to}' },
} as const;
