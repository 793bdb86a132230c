import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@shared/infra/config/project-root.js';
import { sandboxCallbackBody } from '@shared/infra/payments/sandbox-provider.js';

/** A request as a client sends it. */
export interface ExampleRequest {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** What an earlier example was answered, by operation and path: `told('filesUpload.key')`. */
export type Told = (where: string) => unknown;

const password = 'Filament2026';
const email = 'amina@example.com';
const text = (told: Told, where: string): string => String(told(where));

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
  metricsRead: () => ({}),
  catalogMaterials: () => ({ query: { technology: 'fdm' } }),
  authSignUp: () => ({
    body: { name: 'Amina Test', email, password, confirmPassword: password, phone: '0612345678' },
  }),
  authSendVerification: () => ({ body: { email } }),
  authVerifyEmail: () => ({ query: { token: 'the-token-of-the-mailed-link' } }),
  authConfirmEmail: () => ({
    body: { token: 'the-token-of-the-mailed-link', newPassword: password, name: 'Amina' },
  }),
  authSignOut: () => ({}),
  authRequestReset: () => ({ body: { email } }),
  authResetPassword: () => ({ body: { token: 'the-token-of-the-mailed-link', newPassword: password } }),
  authSignIn: () => ({ body: { email, password, rememberMe: true } }),
  authGetSession: () => ({}),
  accountChange: () => ({ body: { name: 'Amina Benali', phone: '+212712345678', image: null } }),
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
  savedQuotesSave: (told) => ({ body: { items: [savedLine(told)] } }),
  savedQuotesList: () => ({ query: { status: 'pending' } }),
  savedQuotesGet: (told) => ({ path: { id: text(told, 'savedQuotesSave.id') } }),
  savedQuotesPdf: (told) => ({
    path: { id: text(told, 'savedQuotesSave.id') },
    query: { locale: 'fr' },
  }),
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
      items: [orderLine(told)],
    },
  }),
  paymentsCheckout: (told) => ({ body: { orderId: told('ordersPlace.id'), locale: 'fr' } }),
  paymentsCallback: (told) => ({ path: { provider: 'sandbox' }, body: sandboxWord(told) }),
  ordersList: () => ({}),
  ordersGet: (told) => ({ path: { id: text(told, 'ordersPlace.id') } }),
  ordersInvoice: (told) => ({ path: { id: text(told, 'ordersPlace.id') } }),
  operatorOrdersList: () => ({ query: { status: 'paid' } }),
  operatorOrdersMove: (told) => ({
    path: { id: text(told, 'ordersPlace.id') },
    body: { status: 'refunded' },
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
      materialPref: 'ASA, black',
      finishPref: 'standard',
    },
  }),
  projectsList: () => ({}),
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
  addressesRemove: (told) => ({ path: { id: text(told, 'addressesAdd.id') } }),
  savedQuotesRemove: (told) => ({ path: { id: text(told, 'savedQuotesSave.id') } }),
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
