import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { sandboxCallbackBody } from '@shared/infra/payments/sandbox-provider.js';
import { type ExampleRequest, text, type Told } from './example-request.js';
import { operatorExamples } from './operator-examples.js';

const password = 'Filament2026';
const newPassword = 'Filament2027';
const email = 'amina@example.com';

const line = (told: Told) => ({
  fileKey: told('filesUpload.key'),
  filename: 'bracket.stl',
  materialId: 'pla-noir',
  finish: 'standard',
  quantity: 10,
});

const savedLine = (told: Told) => ({
  fileKey: told('filesUpload.key'),
  fileName: 'bracket.stl',
  fileSize: told('filesUpload.metadata.size'),
  materialId: 'pla-noir',
  technology: 'fdm',
  finish: 'standard',
  quantity: 10,
});

const orderLine = (told: Told) => ({
  quoteItemId: told('savedQuotesGet.items.0.id'),
  fileKey: told('filesUpload.key'),
  fileName: 'bracket.stl',
  materialId: 'pla-noir',
  technology: 'fdm',
  finish: 'standard',
  quantity: 10,
  isRush: false,
});

/** A part as text, so that the description can show it: sent as `corner.obj`. */
export const tetrahedronObj = `v 0 0 0
v 20 0 0
v 0 20 0
v 0 0 20
f 1 3 2
f 1 2 4
f 2 3 4
f 3 1 4
`;

/** What the sandbox tells of the payment; the signature goes in the header `Sandbox-Signature`. */
function sandboxWord(told: Told): unknown {
  const attemptId = new URL(text(told, 'paymentsCheckout.url')).pathname.split('/').at(-1) ?? '';
  const amountCentimes = Math.round(Number(told('ordersPlace.totalAmount')) * 100);
  return JSON.parse(sandboxCallbackBody({ attemptId, decision: 'pay', amountCentimes, currency: 'MAD' }));
}

/**
 * A request for each operation, in the order of a customer's way: what one is answered, the next ones use. The API
 * description shows them with recorded answers; a spec sends them to a running service.
 */
export const exampleRequests: Record<string, (told: Told) => ExampleRequest> = {
  healthLive: () => ({}),
  healthReady: () => ({}),
  statusRead: () => ({}),
  metricsRead: () => ({}),
  tariffRead: () => ({}),
  catalogCities: () => ({}),
  catalogMaterials: () => ({ query: { technology: 'fdm' } }),
  authSignUp: () => ({
    body: { name: 'Amina Test', email, password, confirmPassword: password, phone: '0612345678' },
  }),
  authSendVerification: () => ({ body: { email } }),
  authVerifyEmail: () => ({ query: { token: 'the-token-of-the-mailed-link' } }),
  authSignOut: () => ({}),
  authConfirmEmail: () => ({
    body: { token: 'the-token-of-the-mailed-link', newPassword: password, name: 'Amina' },
  }),
  credentialsKeepEmail: () => ({
    body: { token: 'the-token-of-the-mailed-link', newPassword: password },
  }),
  credentialsConfirmEmailChange: () => ({
    body: { token: 'the-token-of-the-mailed-link', password },
  }),
  sessionsRevokeAll: () => ({}),
  authRequestReset: () => ({ body: { email } }),
  authResetPassword: () => ({ body: { token: 'the-token-of-the-mailed-link', newPassword: password } }),
  authSignIn: () => ({ body: { email, password, rememberMe: true } }),
  authGetSession: () => ({}),
  sessionsList: () => ({}),
  sessionsRevoke: () => ({ body: { token: '0198c1f2-7d3a-7c41-8a5e-000000000001' } }),
  sessionsRevokeOthers: () => ({}),
  accountRead: () => ({}),
  accountChange: () => ({
    body: { name: 'Amina Benali', phone: '+212712345678', image: null, locale: 'fr' },
  }),
  credentialsChangePassword: () => ({ body: { currentPassword: password, newPassword } }),
  credentialsChangeEmail: () => ({
    body: { newEmail: 'amina@atelier.example', currentPassword: newPassword },
  }),
  contactSend: () => ({
    body: {
      name: 'Amina Benali',
      email,
      subject: 'technical',
      message: 'Which of your materials stands a dishwasher?',
    },
  }),
  filesLimits: () => ({}),
  filesUpload: () => ({ body: { file: tetrahedronObj } }),
  filesList: () => ({ query: { limit: 10 } }),
  filesLink: (told) => ({ body: { fileKey: told('filesUpload.key') } }),
  filesPicture: (told) => {
    const url = new URL(text(told, 'filesList.0.pictureUrl'));
    return {
      path: { key: text(told, 'filesUpload.key') },
      query: Object.fromEntries(url.searchParams),
    };
  },
  filesDownload: (told) => {
    const url = new URL(text(told, 'filesUpload.url'));
    return {
      path: { key: text(told, 'filesUpload.key') },
      query: Object.fromEntries(url.searchParams),
    };
  },
  quotesAnalyze: (told) => ({
    body: { fileKey: told('filesUpload.key'), filename: 'bracket.stl', material: 'petg-noir', quantity: 1 },
  }),
  quotesCalculate: (told) => ({ body: { ...line(told), isRush: true } }),
  catalogDestinations: () => ({ query: { q: 'casa', limit: 3 } }),
  quotesBatch: (told) => ({
    body: {
      items: [line(told), { ...line(told), materialId: 'tpu-noir', finish: 'smooth', quantity: 2 }],
      destinationId: told('catalogDestinations.destinations.0.id'),
    },
  }),
  quotesReportDifferences: () => ({ body: { lines: 1, kernelVersion: '18' } }),
  savedQuotesSave: (told) => ({ body: { items: [savedLine(told)] } }),
  savedQuotesList: () => ({ query: { status: 'pending' } }),
  savedQuotesGet: (told) => ({ path: { id: text(told, 'savedQuotesSave.id') } }),
  savedQuotesPdf: (told) => ({
    path: { id: text(told, 'savedQuotesSave.id') },
    query: { locale: 'fr' },
  }),
  savedQuotesExport: (told) => ({
    path: { id: text(told, 'savedQuotesSave.id') },
    query: { format: 'csv', locale: 'fr' },
  }),
  savedQuotesShare: (told) => ({ path: { id: text(told, 'savedQuotesSave.id') } }),
  savedQuotesUnshare: (told) => ({ path: { id: text(told, 'savedQuotesSave.id') } }),
  savedQuotesSetStatus: (told) => ({
    path: { id: text(told, 'savedQuotesSave.id') },
    body: { status: 'confirmed' },
  }),
  addressesAdd: (told) => ({
    body: {
      label: 'Atelier',
      fullName: 'Amina Benali',
      phone: '0612345678',
      street: '12, rue des Forges',
      city: told('catalogDestinations.destinations.0.name'),
      shippingDestinationId: told('catalogDestinations.destinations.0.id'),
      postalCode: '20250',
      isDefault: true,
    },
  }),
  addressesList: () => ({}),
  addressesChange: (told) => ({
    path: { id: text(told, 'addressesAdd.id') },
    body: { street: '14, rue des Forges' },
  }),
  ordersPlace: (told) => ({
    body: {
      addressId: told('addressesAdd.id'),
      quoteId: told('savedQuotesSave.id'),
      acceptTerms: true,
      billingAddress: { street: '8, boulevard Zerktouni', city: 'Casablanca', postalCode: '20000' },
      items: [orderLine(told)],
    },
  }),
  paymentsCheckout: (told) => ({ body: { orderId: told('ordersPlace.id'), locale: 'fr' } }),
  paymentsCallback: (told) => ({ path: { provider: 'sandbox' }, body: sandboxWord(told) }),
  ordersList: () => ({}),
  ordersGet: (told) => ({ path: { id: text(told, 'ordersPlace.id') } }),
  ordersInvoice: (told) => ({
    path: { id: text(told, 'ordersPlace.id') },
    query: { format: 'pdf' },
  }),
  ordersCancel: (told) => ({ path: { id: text(told, 'ordersPlace.id') } }),
  operatorOrdersList: () => ({ query: { status: 'paid' } }),
  operatorOrdersGet: (told) => ({ path: { id: text(told, 'ordersPlace.id') } }),
  operatorOrdersTransfer: (told) => ({
    path: { id: text(told, 'ordersPlace.id') },
    body: { amount: told('ordersPlace.totalAmount'), reference: 'VIR 2026-0077' },
  }),
  boardColumns: () => ({}),
  boardCards: () => ({ query: { column: 'paid', limit: 20 } }),
  orderMakingGet: (told) => ({ path: { id: text(told, 'operatorOrdersTransfer.id') } }),
  orderMakingMove: (told) => ({
    path: { id: text(told, 'operatorOrdersTransfer.id') },
    body: { step: 'toPlan' },
  }),
  orderMakingRedo: (told) => ({
    path: { id: text(told, 'operatorOrdersTransfer.id') },
    body: {
      lineId: told('orderMakingMove.lines.0.lineId'),
      copies: 2,
      reason: 'Broke while they were sanded',
    },
    headers: { 'Idempotency-Key': 'redo-2026-0078' },
  }),
  orderMakingListFiles: (told) => ({ path: { id: text(told, 'operatorOrdersTransfer.id') } }),
  orderMakingArchive: (told) => ({ path: { id: text(told, 'operatorOrdersTransfer.id') } }),
  orderMakingPackingSlip: (told) => ({ path: { id: text(told, 'operatorOrdersTransfer.id') } }),
  orderMakingListMails: (told) => ({ path: { id: text(told, 'operatorOrdersTransfer.id') } }),
  orderMakingReadMail: (told) => ({
    path: {
      id: text(told, 'operatorOrdersTransfer.id'),
      mailId: text(told, 'orderMakingListMails.0.id'),
    },
  }),
  orderMakingResendMail: (told) => ({
    path: {
      id: text(told, 'operatorOrdersTransfer.id'),
      mailId: text(told, 'orderMakingListMails.0.id'),
    },
    headers: { 'Idempotency-Key': 'resend-2026-0078' },
  }),
  platesToPlan: () => ({}),
  platePlansPropose: (told) => ({ body: { orderIds: [told('operatorOrdersTransfer.id')] } }),
  platePlansGet: (told) => ({ path: { id: text(told, 'platePlansPropose.id') } }),
  platePlansDrawing: (told) => ({ path: { id: text(told, 'platePlansPropose.id'), index: '0' } }),
  platesAccept: (told) => ({ body: { planId: told('platePlansPropose.id'), plates: [0] } }),
  platesList: () => ({ query: { status: 'planned' } }),
  platesGet: (told) => ({ path: { id: text(told, 'platesAccept.0.id') } }),
  platesModel: (told) => ({ path: { id: text(told, 'platesAccept.0.id') } }),
  platesTicket: (told) => ({ path: { id: text(told, 'platesAccept.0.id') } }),
  platesMove: (told) => ({
    path: { id: text(told, 'platesAccept.0.id') },
    body: { status: 'printing', machine: 'MK4 1' },
  }),
  platesTakeOff: (told) => ({ path: { id: text(told, 'platesAccept.0.id') } }),
  platesListPaces: () => ({}),
  stockAdd: () => ({
    body: {
      sku: 'pla-turquoise',
      name: 'PLA Turquoise',
      nameFr: 'PLA turquoise',
      polymer: 'pla',
      previewColor: '#30d5c8',
      onHandGrams: 1000,
      lowGrams: 250,
    },
  }),
  stockList: () => ({}),
  stockChange: () => ({ path: { sku: 'pla-turquoise' }, body: { lowGrams: 300 } }),
  stockRecord: () => ({
    path: { sku: 'pla-turquoise' },
    body: { kind: 'received', grams: 1000, reason: 'Delivery 77' },
    headers: { 'Idempotency-Key': 'spool-2026-0077' },
  }),
  stockMovements: () => ({ path: { sku: 'pla-turquoise' }, query: { limit: 20 } }),
  operatorOrdersMove: (told) => ({
    path: { id: text(told, 'ordersPlace.id') },
    body: { status: 'inProduction' },
  }),
  operatorOrdersCorrectAddress: (told) => ({
    path: { id: text(told, 'ordersPlace.id') },
    body: { fullName: 'Salma Alaoui', street: '14, rue des Forges' },
  }),
  operatorOrdersRefundable: (told) => ({ path: { id: text(told, 'ordersPlace.id') } }),
  operatorOrdersRefund: (told) => ({
    path: { id: text(told, 'ordersPlace.id') },
    body: { reason: 'The parcel was lost on its way', reference: 'REF 2026-0078' },
    headers: { 'Idempotency-Key': 'refund-2026-0078' },
  }),
  operatorOrdersListRefunds: (told) => ({ path: { id: text(told, 'ordersPlace.id') } }),
  moneyMatch: () => ({
    body: { statement: 'Date;Libellé;Montant\n22/11/2026;VIR RECU CMD-2026-0001 ATELIER NORD;"1 450,50"' },
  }),
  moneyDay: () => ({}),
  moneyMovements: () => ({ query: { limit: 10 } }),
  moneyDue: () => ({ query: { state: 'late' } }),
  moneyMismatches: () => ({}),
  moneyListReturns: () => ({}),
  accountingJournal: () => ({ query: { limit: 10 } }),
  accountingSummary: () => ({}),
  accountingExport: () => ({ query: { format: 'xlsx', locale: 'en' } }),
  accountingArchive: () => ({}),
  accountingDocument: (told) => ({
    path: { number: text(told, 'operatorOrdersTransfer.invoiceNumber') },
    query: { format: 'ubl' },
  }),
  moneyMarkReturned: () => ({
    path: { id: '0198c1f2-7d3a-7c41-8a5e-000000000001' },
    body: { reference: 'VIR 2026-0081' },
  }),
  ordersCreditNote: (told) => ({
    path: {
      id: text(told, 'ordersPlace.id'),
      number: text(told, 'operatorOrdersRefund.creditNoteNumber'),
    },
  }),
  projectsRequest: (told) => ({
    body: {
      vertical: 'automotive',
      title: 'Headlight bracket for a 1986 Renault 4',
      description: 'A replacement for a broken bracket, drawn from the pieces. It must stand engine heat.',
      quantity: 2,
      phone: '0612345678',
      budgetRange: 'b2',
      deadline: '2099-01-31T12:00:00Z',
      referenceUrl: 'https://example.com/bracket',
      fileKey: told('filesUpload.key'),
      furtherFileKeys: [],
      materialPref: 'ASA, black',
      finishPref: 'standard',
    },
  }),
  projectsList: () => ({}),
  operatorProjectsList: () => ({ query: { status: 'received' } }),
  operatorProjectsGet: (told) => ({ path: { id: text(told, 'projectsRequest.id') } }),
  operatorProjectsMove: (told) => ({
    path: { id: text(told, 'projectsRequest.id') },
    body: { status: 'inReview' },
  }),
  operatorProjectsAnswer: (told) => ({
    path: { id: text(told, 'projectsRequest.id') },
    body: {
      amount: 1450.5,
      text: 'We model the bracket after your photos and print two of them in black ASA.',
      deliveryDays: 12,
    },
  }),
  ...operatorExamples,
  projectsGet: (told) => ({ path: { id: text(told, 'projectsRequest.id') } }),
  projectsAccept: (told) => ({
    path: { id: text(told, 'projectsRequest.id') },
    body: {
      ...{ addressId: told('addressesAdd.id'), acceptTerms: true, amount: 1450.5 },
      answeredAt: told('projectsGet.answer.answeredAt'),
    },
  }),
  projectsDecline: (told) => ({
    path: { id: text(told, 'projectsRequest.id') },
    body: { answeredAt: told('projectsGet.answer.answeredAt') },
  }),
  cardsCreate: () => ({
    body: {
      name: 'Amina Benali',
      title: 'Architecte d’intérieur',
      phone: '+212 612-345678',
      email: 'amina@example.com',
      materialId: 'pla-blanc',
      textColorId: 'pla-noir',
      corners: 'round',
      frame: 'line',
      fontFamily: 'montserrat',
      typography: { name: { size: 'large' } },
      quantity: 50,
    },
  }),
  cardsPreview: (told) => {
    const url = new URL(text(told, 'cardsCreate.previewUrl'));
    return {
      path: { key: text(told, 'cardsCreate.fileKey') },
      query: Object.fromEntries(url.searchParams),
    };
  },
  directUploadsBegin: () => ({
    body: { filename: 'corner.obj', size: tetrahedronObj.length, unit: 'mm' },
  }),
  directUploadsComplete: (told) => ({ body: { uploadId: told('directUploadsBegin.form.uploadId') } }),
  addressesRemove: (told) => ({ path: { id: text(told, 'addressesAdd.id') } }),
  savedQuotesRemove: (told) => ({ path: { id: text(told, 'savedQuotesSave.id') } }),
  accountExportsBegin: () => ({}),
  accountExportsRead: () => ({}),
  accountExportsDownload: (told) => {
    const url = new URL(text(told, 'accountExportsRead.url'));
    return {
      path: { id: text(told, 'accountExportsRead.id') },
      query: Object.fromEntries(url.searchParams),
    };
  },
  accountDeletionDelete: () => ({ body: { password: newPassword, confirm: true } }),
};

/** Where the recorded answers lie. */
export const answersFile = join(projectRoot, 'tools/openapi/example-answers.json');

/** Answers of a running service to the examples, with other ids: `data` of each envelope. */
export function recordedAnswers(): Record<string, unknown> {
  return JSON.parse(readFileSync(answersFile, 'utf8')) as Record<string, unknown>;
}

/** Looks a value up in answers: `filesUpload.metadata.size`. */
export function lookUp(answers: Record<string, unknown>, where: string): unknown {
  const found = where
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], answers);
  if (found === undefined) throw new Error(`No example was answered with ${where}.`);
  return found;
}
