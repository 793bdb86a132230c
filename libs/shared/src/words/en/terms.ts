/** What is written in more than one place. */
export const terms = {
  moment: '{day} at {time}',
  /** Before what it is the label of. */
  label: '{label}:',
  /** What documents state until the seller sets other conditions. */
  ofSale:
    'Payment with the order. Parts are made to measure, from your files: ' +
    'please report a defect within seven days of delivery.',
  /** A line of an order in a mail. */
  orderLine:
    '{quantity, number, whole} × {name} ({material}{finish, select, standard {, standard finish} smooth {, smooth finish} polished {, polished finish} other {}})',
  /** Why a refund was made, where its operator gives no reason. */
  wholeOrder: 'The whole order',
  restOfOrder: 'The rest of the order',
  /** Where a line of an order in a mail names its material. */
  customProject: 'custom project',
  budget: { below: 'under {amount}', above: 'over {amount}', between: '{from} to {to}' },
} as const;
