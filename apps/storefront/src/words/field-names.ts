const labels = {
  name: 'account.name',
  email: 'account.email',
  password: 'account.password',
  newPassword: 'signIn.newPassword',
  label: 'addresses.label',
  fullName: 'addresses.fullName',
  phone: 'addresses.phone',
  street: 'addresses.street',
  postalCode: 'addresses.postalCode',
  city: 'totals.city',
  shippingDestinationId: 'totals.city',
  'billingAddress.street': 'addresses.street',
  'billingAddress.city': 'checkout.billCity',
  'billingAddress.postalCode': 'addresses.postalCode',
  'company.name': 'purchase.company',
  'company.ice': 'purchase.ice',
  purchaseOrder: 'purchase.purchaseOrder',
  project: 'purchase.project',
  title: 'projects.name',
  description: 'projects.description',
  quantity: 'basket.quantity',
  deadline: 'projects.deadline',
  referenceUrl: 'projects.referenceUrl',
} as const;

/** The message that labels a field of a request in its form. */
export const fieldLabels = new Map<string, (typeof labels)[keyof typeof labels]>(Object.entries(labels));
