// Made from the API description by `npm run tool openapi`: not to be edited.
export interface paths {
  '/api/auth/sign-up/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Creates an account and mails a verification link
     * @description The session begins when the link is followed by the same client, which a cookie of its own, `auth.sign_up`, tells from others: keep it. An e-mail that has an account already gets the same answer; its owner is notified by mail.
     */
    post: operations['authSignUp'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/sign-in/email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Signs in and sets the session cookie
     * @description `token` names the session; what authenticates is in the cookie alone. Ten failures within 15 minutes lock an e-mail out until the 15 minutes are over.
     */
    post: operations['authSignIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/get-session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Returns the session and its user, or `null` without a valid session
     * @description It never answers 401, so that a client can ask whether it is signed in.
     */
    get: operations['authGetSession'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/sign-out': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ends the session and clears its cookie
     * @description Other sessions of the account go on; without a session the answer is 401.
     */
    post: operations['authSignOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/verify-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Verifies an e-mail by the mailed link, once within 24 hours, and begins a session, in the client that signed up
     * @description Any other client is refused with `passwordNotChosen` and changes nothing: it sends the token with a password to `POST /api/auth/verify-email`. A browser is led to a page that does so.
     */
    get: operations['authVerifyEmail'];
    put?: never;
    /**
     * Verifies an e-mail by the token of a mailed link and a password chosen now, and begins a session: for a client that is not the one that signed up
     * @description No sign-up's password counts any more, and all other links end.
     */
    post: operations['authConfirmEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/send-verification-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mails the verification link again: at most one a minute and ten mails a day to one address, seven of which may be no password resets
     * @description The answer never tells whether there is an account.
     */
    post: operations['authSendVerification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/request-password-reset': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mails a link that lets its reader choose a new password: at most one a minute and ten mails a day to one address, eight of them for one network
     * @description The answer never tells whether there is an account.
     */
    post: operations['authRequestReset'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/reset-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sets the new password by the mailed token, and ends every session and every other link of the account
     * @description Sign in with the new password afterwards.
     */
    post: operations['authResetPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/materials': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists every colour in stock, with its price per gram
     * @description `technology` has one value so far.
     */
    get: operations['catalogMaterials'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/shipping/cities': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists every served city, larger ones first
     * @description `aliases` holds its other spellings, Arabic among them: a page can then find a city by itself while it is typed.
     */
    get: operations['catalogCities'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/shipping/destinations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Type-ahead search of served cities; case, accents and small typing errors do not matter
     * @description A city is found by a part of its name in French, in Arabic or as it is commonly typed.
     */
    get: operations['catalogDestinations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows the upload limits
     * @description A client can refuse a file by them before it sends it.
     */
    get: operations['filesLimits'];
    put?: never;
    /**
     * Uploads one STL, OBJ or 3MF file and starts its analysis
     * @description The type is decided by the content and must agree with the extension. Whether the part can be printed is told when it is priced.
     */
    post: operations['filesUpload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the caller's uploads with what was measured, newest first
     * @description Each says when it will be deleted, and whether it could be measured.
     */
    get: operations['filesList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/files/link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Signs a new link that downloads one of the caller's files
     * @description It works for 15 minutes.
     */
    post: operations['filesLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/files/picture/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows a part: a PNG of 480 by 360 pixels on a transparent ground, of a business card its own picture
     * @description By the signed `pictureUrl` of a list; the signature authorizes the request, and no session is needed.
     */
    get: operations['filesPicture'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/files/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Downloads an uploaded file by the signed `url` of its upload
     * @description The signature authorizes the download; no session is needed.
     */
    get: operations['filesDownload'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/analyze': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Measures a file, says whether it can be printed, and prices it
     * @description Work that outlasts 25 seconds is answered 503 with `Retry-After`; it goes on, and a repeat finds its result.
     */
    post: operations['quotesAnalyze'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quotes/calculate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Prices one line
     * @description The figures are those of all its copies, tax included; nothing is saved.
     */
    post: operations['quotesCalculate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quotes/batch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Prices a basket: its total is what an order of it costs
     * @description Lines of one material share plates.
     */
    post: operations['quotesBatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quotes/differences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Counts prices that a browser had calculated otherwise than the server; the server's hold
     * @description The storefront calls it; other clients have no need to.
     */
    post: operations['quotesReportDifferences'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quotes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the caller's quotes, newest first
     * @description Expired ones are among them; their `status` tells.
     */
    get: operations['savedQuotesList'];
    put?: never;
    /**
     * Saves the basket as a numbered quote, re-priced from the files
     * @description Its prices hold for a week; no price of the request counts.
     */
    post: operations['savedQuotesSave'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quotes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows a quote with its lines
     * @description To order it, send its `id` as `quoteId`, and the `id` of each line as `quoteItemId`.
     */
    get: operations['savedQuotesGet'];
    put?: never;
    post?: never;
    /**
     * Deletes a quote and its lines, unless it has a live order
     * @description A link that shares it ends with it.
     */
    delete: operations['savedQuotesRemove'];
    options?: never;
    head?: never;
    /**
     * Changes a quote's status
     * @description `expired` is final.
     */
    patch: operations['savedQuotesSetStatus'];
    trace?: never;
  };
  '/api/quotes/{id}/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Downloads the quote as a PDF, re-priced from the files
     * @description Within its week the quote has the total it was saved with.
     */
    get: operations['savedQuotesPdf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quotes/{id}/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Downloads the quote as a table: a row for each line, then what adds up to the total
     * @description Tax-free amount, tax and total add up in each column, to the centime.
     */
    get: operations['savedQuotesExport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/quotes/{id}/share': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Makes a link by which anyone who has it reads the quote and downloads its PDF, without a session
     * @description It ends with the quote. A repeat answers the same link.
     */
    post: operations['savedQuotesShare'];
    /**
     * Withdraws the quote's link; another can be made
     * @description Without a link the call succeeds, too.
     */
    delete: operations['savedQuotesUnshare'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/addresses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the caller's addresses: the default first, then the newest
     * @description At most one of them is the default.
     */
    get: operations['addressesList'];
    put?: never;
    /**
     * Adds an address
     * @description `shippingDestinationId` decides where it is, and `city` must name that place.
     */
    post: operations['addressesAdd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/addresses/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Removes an address
     * @description Orders keep their own copy.
     */
    delete: operations['addressesRemove'];
    options?: never;
    head?: never;
    /**
     * Changes what is sent of an address, and nothing else
     * @description `null` clears an optional field. Orders that were placed keep the address they had.
     */
    patch: operations['addressesChange'];
    trace?: never;
  };
  '/api/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the caller's orders, newest first
     * @description Each has its status, every earlier one with its date, and its parcel once it is sent.
     */
    get: operations['ordersList'];
    put?: never;
    /**
     * Places an order, re-priced from the files: `totalAmount` is what the payment provider will charge
     * @description With `quoteId` the lines must be the quote's; a repeat while the order is unpaid answers with that order.
     */
    post: operations['ordersPlace'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/orders/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows an order with its lines
     * @description `history` dates every status; `shipment` names the parcel, and `creditNotes` what was given back.
     */
    get: operations['ordersGet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/orders/{id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancels an order that is not paid yet; repeated, it answers the same
     * @description A paid one is refunded by the shop.
     */
    post: operations['ordersCancel'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/orders/{id}/credit-notes/{number}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Downloads a credit note of the order, as a PDF or as UBL 2.1; neither ever changes
     * @description `creditNotes` of the order lists their numbers. With `locale` it says the same in that language.
     */
    get: operations['ordersCreditNote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/orders/{id}/invoice': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Downloads the invoice of a paid order, as a PDF or as UBL 2.1; neither ever changes
     * @description An order has one invoice, whose number is without gaps. With `locale` it says the same in that language.
     */
    get: operations['ordersInvoice'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payments/checkout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Opens a hosted page that charges the order's total
     * @description While a payment attempt is open, its address is returned again. The order becomes `paid` when the provider confirms the payment, not when the browser returns.
     */
    post: operations['paymentsCheckout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/payments/callback/{provider}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receives a payment provider's signed callback
     * @description The answer has the provider's format and follows the commit.
     */
    post: operations['paymentsCallback'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the caller's projects, newest first
     * @description Each has its status and, once there is one, the answer of the team.
     */
    get: operations['projectsList'];
    put?: never;
    /**
     * Requests a custom project
     * @description The team and the customer are notified by mail.
     */
    post: operations['projectsRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/requests/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows one of the caller's projects with the team's answer
     * @description `history` dates each step; an answer holds an amount with tax and delivery, and a text.
     */
    get: operations['projectsGet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/requests/{id}/accept': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accepts the team's answer: the project becomes an order, `orderId`, that is paid like any other
     * @description Repeated, it answers the same.
     */
    post: operations['projectsAccept'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/requests/{id}/decline': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Declines the team's answer; repeated, it answers the same
     * @description The team may answer again.
     */
    post: operations['projectsDecline'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Makes a business card from words and choices, as a file that can be priced, quoted and ordered like an upload
     * @description The same request makes the same file; what does not fit is moved or refused on its field.
     */
    post: operations['cardsCreate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cards/preview/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A picture of a card
     * @description The signature of the link authorizes the request; no session is needed.
     */
    get: operations['cardsPreview'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/profile': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Returns the profile
     * @description It holds the language of mails, and the company that new quotes and orders take if they name none.
     */
    get: operations['accountRead'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Changes name, phone, picture or language
     * @description An empty body changes nothing.
     */
    patch: operations['accountChange'];
    trace?: never;
  };
  '/api/contact': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends a message to the team, at most 50 a day from one network
     * @description The answer follows once the message is stored; it is framed in the language of `Accept-Language`.
     */
    post: operations['contactSend'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Liveness: the process answers requests
     * @description It looks at nothing else: use it to decide on a restart.
     */
    get: operations['healthLive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/health/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Readiness: database, queue, storage and a worker respond, so that every request can be served
     * @description Otherwise the answer is 503. `checks.mail` is `degraded` while mails wait, which costs no request. An answer may be half a second old.
     */
    get: operations['healthReady'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/metrics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Metrics in the Prometheus text format
     * @description If `METRICS_TOKEN` is set, send it as a bearer token; otherwise only the machine itself is answered, and no request that came through a proxy.
     */
    get: operations['metricsRead'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the orders of all customers, oldest first: those of one status, or without `status` those that an operator may still move
     * @description Each comes with its customer.
     */
    get: operations['operatorOrdersList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/orders/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows an order with its lines
     * @description Beside what its customer sees, it names the customer and, in `nextStatuses`, where it may go from here.
     */
    get: operations['operatorOrdersGet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Moves an order on, as its status allows, and mails its customer
     * @description `refunded` gives back all that is left of the payment: where a provider returns the money, the order follows once it has; elsewhere `reference` names what was returned.
     */
    patch: operations['operatorOrdersMove'];
    trace?: never;
  };
  '/ops/api/orders/{id}/address': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Corrects where the parcel of an order goes, in the same city, until it is delivered
     * @description An invoice keeps the address that it has.
     */
    patch: operations['operatorOrdersCorrectAddress'];
    trace?: never;
  };
  '/ops/api/orders/{id}/refunds': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the refunds of an order, oldest first
     * @description Each has its amount and reason and, once it is done, the number of its credit note.
     */
    get: operations['operatorOrdersListRefunds'];
    put?: never;
    /**
     * Gives money back: all that is left of the payment, or a part
     * @description Through the provider where it can, else the operator has returned it and names the reference. A credit note follows. Needs an `Idempotency-Key`: a second click must not give a part back twice.
     */
    post: operations['operatorOrdersRefund'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/orders/{id}/refundable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Says what can be given back of an order, and who returns the money
     * @description Refunds that the provider has not answered yet are no longer left.
     */
    get: operations['operatorOrdersRefundable'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/orders/{id}/transfer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirms that an order's bank transfer has arrived: the order is paid
     * @description Repeated, it answers the same. A reference confirms another order only with `sharedTransfer`; case, spaces and dashes make no other reference, and of one order and amount another day (`receivedOn`) makes another transfer. Money for an order that is cancelled or refunded is recorded whatever its amount, and with `surplus` a second payment of a paid one: `paymentsToReturn` lists it, and the team and the customer are mailed.
     */
    post: operations['operatorOrdersTransfer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/change-password': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Changes the password
     * @description All sessions end, and a new one begins for this client. The owner gets a mail. Ten wrong passwords within 15 minutes lock the account out like failed sign-ins.
     */
    post: operations['credentialsChangePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/change-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Asks to move the account to another address, at most five times a day
     * @description The new address gets a link; the old one a notice with a link that keeps it. The answer never tells whether the new address has an account.
     */
    post: operations['credentialsChangeEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/confirm-email-change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Moves the account to its new address, by the token mailed there and the account's password
     * @description All sessions end: sign in with the new address.
     */
    post: operations['credentialsConfirmEmailChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/keep-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Objects to a change of address, by the token mailed to the old one: the account has the old address again, and the password chosen now
     * @description It works for seven days, also after the change. All sessions end.
     */
    post: operations['credentialsKeepEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/list-sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the browsers and clients that are signed in to the account, the last used first
     * @description The `token` of a session names it in the calls that end one; it authenticates nothing.
     */
    get: operations['sessionsList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/revoke-session': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ends one session of the account; one that has ended already, or is another's, changes nothing
     * @description Send the `token` that the list of sessions names. Ending the own one signs out.
     */
    post: operations['sessionsRevoke'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/revoke-other-sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ends every session of the account but this one
     * @description The others have to sign in again with the password.
     */
    post: operations['sessionsRevokeOthers'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/revoke-sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ends every session of the account, this one too
     * @description The cookie is cleared; sign in again with the password.
     */
    post: operations['sessionsRevokeAll'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tariff': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All that turns a measured part into its price and date: the rates, the colours in stock, the served cities
     * @description Where the rates are not published the answer is 404.
     */
    get: operations['tariffRead'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/uploads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Signs a form by which the client stores one STL, OBJ or 3MF file straight in S3, and completes the upload after that
     * @description `form` is `null` where files go to `POST /api/upload`.
     */
    post: operations['directUploadsBegin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/uploads/complete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Makes a stored file one of the account's and starts its analysis, as `POST /api/upload` does
     * @description A worker first checks its length and type. Repeated, it answers the same.
     */
    post: operations['directUploadsComplete'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/delete-user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Deletes the account
     * @description Paid orders have to arrive first; unpaid ones are cancelled. Invoices and their orders stay for as long as the law asks, without contact data; everything else goes, files within the hour. A mail confirms it, and the address can sign up again.
     */
    post: operations['accountDeletionDelete'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Returns the newest archive with a link to it, or `null` if there is none
     * @description Ask again while its `status` is `pending`. An archive is kept for seven days.
     */
    get: operations['accountExportsRead'];
    put?: never;
    /**
     * Begins a ZIP archive of everything that the account holds: profile, addresses, quotes, orders, projects, cards, mails, invoices and uploaded files
     * @description A mail tells when it is ready. One at a time, one a day; kept for seven days.
     */
    post: operations['accountExportsBegin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/export/{id}/download': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Downloads an archive by its signed `url`
     * @description The signature authorizes the download; no session is needed.
     */
    get: operations['accountExportsDownload'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/audit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the changes by operators, newest first
     * @description `subjectId` gives the story of one order, project, SKU or queue.
     */
    get: operations['auditList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/customers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists customers, newest first
     * @description `search` finds them by name, address, telephone, company or the number of an order.
     */
    get: operations['customersList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/customers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows a customer with the counts of what they have
     * @description Deleted accounts are not found.
     */
    get: operations['customersGet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/customers/{id}/quotes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists a customer's quotes, as the customer sees them
     * @description Newest first.
     */
    get: operations['customersQuotes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/customers/{id}/quotes/{quoteId}/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Downloads a customer's quote as a PDF, in the customer's language, re-priced from the files
     * @description Within its week the quote has the total it was saved with.
     */
    get: operations['customersQuotePdf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/customers/{id}/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists a customer's orders, as the customer sees them
     * @description Newest first.
     */
    get: operations['customersOrders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/customers/{id}/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists a customer's uploads with their measurements, as the customer sees them
     * @description Newest first.
     */
    get: operations['customersFiles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/customers/{id}/mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the mails to a customer, newest first
     * @description They are kept for 90 days.
     */
    get: operations['customersMails'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/customers/{id}/mails/{mailId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows a mail to a customer as text and HTML
     * @description Its button leads nowhere here: the customer's link is the customer's own.
     */
    get: operations['customersReadMail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/customers/{id}/mails/{mailId}/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends a mail again, to the address that the customer has now; not one of the account itself, whose link has ended
     * @description Needs an `Idempotency-Key`: a second click must not send it twice.
     */
    post: operations['customersResendMail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/customers/{id}/end-sessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ends every session of a customer, where a device was lost or an account is misused
     * @description The password stays: the customer signs in again, or chooses another one by mail.
     */
    post: operations['customersEndSessions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/customers/{id}/verify-email': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes a customer's address as proven, where its mail does not arrive: the operator must know that it is theirs
     * @description Earlier links and sign-ups of the address end.
     */
    post: operations['customersVerifyEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/home': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists what waits for an operator, in the order in which it is to be done
     * @description What does not wait is left out.
     */
    get: operations['homeTasks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tells a version of each topic, which is another one after each change
     * @description With `Accept: text/event-stream` it is a stream: an event `versions` at once, and one within two seconds of a change, or once a read replica has it, with what has changed. It ends after a minute, and browsers open the next by themselves; with its session, or once its account is no operator's any more, within two seconds, and within seven while a read replica is away.
     */
    get: operations['liveVersions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/board': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows the board: for each column how many orders it has, and the first of them as its list has them
     * @description `late` are those that are not shipped and had to leave on a day that is over.
     */
    get: operations['boardColumns'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/board/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the orders of a column by the days on which they have to leave, delivered ones newest first
     * @description With `search` it finds orders of any status, newest first.
     */
    get: operations['boardCards'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/orders/{id}/making': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows how far the making of an order is: its steps, and for each line colour, warnings, copies and plates
     * @description Its payments and its quote are with it.
     */
    get: operations['orderMakingGet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Moves an order to another column of the board by hand
     * @description The first move into production is mailed to its customer; the shop's own steps never are. `toFinish` counts copies that are to be planned as made only where `made` names them. With `ofStatus` and `ofStep` it is moved from there alone.
     */
    patch: operations['orderMakingMove'];
    trace?: never;
  };
  '/ops/api/orders/{id}/redo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends copies that were made back to be printed anew: one broke while it was finished, or was lost
     * @description Needs an `Idempotency-Key`: a second click must not send more back. A date that moves is mailed to the customer.
     */
    post: operations['orderMakingRedo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/orders/{id}/files': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the files of an order, each with a download link
     * @description `name` says what is to be made of it: order, line, copies, colour, finish.
     */
    get: operations['orderMakingListFiles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/orders/{id}/files.zip': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Downloads all files of an order as one ZIP, named as the list of files names them
     * @description It is written as it is read, so it begins at once whatever its size.
     */
    get: operations['orderMakingArchive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/orders/{id}/packing-slip': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Downloads the packing slip of a paid order, in its customer's language: what is in the parcel, without prices
     * @description Waits while it is being drawn.
     */
    get: operations['orderMakingPackingSlip'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/orders/{id}/mails': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the mails about an order to its customer, newest first
     * @description Each says whether the mail server has taken it.
     */
    get: operations['orderMakingListMails'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/orders/{id}/mails/{mailId}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows a mail about an order as text and HTML
     * @description Its button leads nowhere here: the customer's link is the customer's own.
     */
    get: operations['orderMakingReadMail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/orders/{id}/mails/{mailId}/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends a mail about an order again, to the address that its customer has now
     * @description Needs an `Idempotency-Key`: a second click must not send it twice.
     */
    post: operations['orderMakingResendMail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/plate-plans': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Proposes plates for what is to be planned, packed by the parts' outlines; plans nothing
     * @description `counts` shows for each colour how many plates the prices have counted, and how many are proposed.
     */
    post: operations['platePlansPropose'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/plate-plans/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows a proposal again
     * @description A plate that was made of it has its `plateId`.
     */
    get: operations['platePlansGet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/plate-plans/{id}/plates/{index}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows how one plate of a proposal would lie on the bed, by its `index`
     * @description `outline` is what a part covers of the bed, for a drawing as that of an accepted plate.
     */
    get: operations['platePlansDrawing'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/plates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists plates: those that are planned or being printed by the dates of their orders, others newest first
     * @description `files` says whether the 3MF file and the ticket are there.
     */
    get: operations['platesList'];
    put?: never;
    /**
     * Makes plates of a proposal: their copies are planned, and their files are written
     * @description Repeated, it answers with the plates that it has made.
     */
    post: operations['platesAccept'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/plates/to-plan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tells what is to be planned, by colour: copies of paid lines that are on no plate and not made
     * @description Rushed lines come first, for they lie on plates of their own.
     */
    get: operations['platesToPlan'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/plates/paces': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows how long printed plates took beside their estimates, by machine and polymer
     * @description Each has its latest plates, and the pace that dates go by once there are enough.
     */
    get: operations['platesListPaces'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/plates/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows a plate with its pieces: where each copy lies, and whose it is
     * @description `outline` is what a part covers of the bed, for a drawing.
     */
    get: operations['platesGet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Moves a plate: to `printing` on a machine, to `done`, to `failed` or, before it is printed, to `withdrawn`
     * @description Copies that failed are to be planned again; an order whose date moves by it has its customer mailed. A plate that is printing on another machine is refused as started, unless `changesMachine` says that it goes to this one; with that, one that was put back meanwhile is refused. With `freeMachine`, so is a machine on which another plate is printing: it may print both.
     */
    patch: operations['platesMove'];
    trace?: never;
  };
  '/ops/api/plates/{id}/take-off': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Takes the copies of orders that were refunded, cancelled or sent meanwhile, or are about to be refunded, off a planned plate
     * @description Its files are written anew; a plate that holds no other copies is withdrawn. Repeated, it changes nothing.
     */
    post: operations['platesTakeOff'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/plates/{id}/model': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Downloads the plate as one 3MF file, every copy in its place
     * @description Waits while the file is being made.
     */
    get: operations['platesModel'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/plates/{id}/ticket': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Downloads the job ticket of a plate, in French: what is on it, and a QR code that leads to its page
     * @description Waits while the file is being made.
     */
    get: operations['platesTicket'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/stock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists every colour with its stock in grams: on hand, on plates that are not done, and what is left
     * @description Retired ones come last.
     */
    get: operations['stockList'];
    put?: never;
    /**
     * Adds a colour at the end of the catalogue; its price is that of its polymer
     * @description Customers can choose it at once, unless nothing is on hand.
     */
    post: operations['stockAdd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/stock/{sku}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Changes a colour: its names, its threshold, whether it is counted, whether it is sold
     * @description A retired colour stays valid for orders that have it.
     */
    patch: operations['stockChange'];
    trace?: never;
  };
  '/ops/api/stock/{sku}/movements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists what came in and went out of a colour, newest first
     * @description Each has what was on hand after it.
     */
    get: operations['stockMovements'];
    put?: never;
    /**
     * Records what came in of a colour, or corrects what is on hand; the first correction begins to count it
     * @description Needs an `Idempotency-Key`: a second click must not add a spool twice.
     */
    post: operations['stockRecord'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/messages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists messages of the contact form, newest first
     * @description Without `status` they are those that wait for an answer.
     */
    get: operations['messagesList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/messages/{id}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mails an answer in the language of the message
     * @description Needs an `Idempotency-Key`: a second click must not mail it twice.
     */
    post: operations['messagesAnswer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/messages/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Closes a message that needs no answer, or opens it again
     * @description The one who wrote is told nothing.
     */
    patch: operations['messagesMove'];
    trace?: never;
  };
  '/ops/api/notes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the notes on an order, a project or a customer, oldest first
     * @description At most 200 are kept of each.
     */
    get: operations['notesList'];
    put?: never;
    /**
     * Adds a note
     * @description It goes with the account of the customer whom it is about.
     */
    post: operations['notesAdd'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/notes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Takes a note back
     * @description Operators remove their own alone.
     */
    delete: operations['notesRemove'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tells the caller's name, role and language
     * @description A customer's session is refused.
     */
    get: operations['operatorsMe'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/operators': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the operators: those of `OPERATOR_EMAILS` that have an account first
     * @description Both kinds are sorted by name.
     */
    get: operations['operatorsList'];
    put?: never;
    /**
     * Gives an account a role, in place of the one it has
     * @description Repeated, it changes nothing. Nobody changes the own role.
     */
    post: operations['operatorsAppoint'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/operators/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Takes an account's role away: from its next call on it is a customer
     * @description `OPERATOR_EMAILS` is changed in the settings alone.
     */
    delete: operations['operatorsDismiss'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/accounting/journal': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the invoices and credit notes of some days, oldest first
     * @description Amounts are those that the documents state; those of credit notes are below zero.
     */
    get: operations['accountingJournal'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/accounting/summary': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Adds up the invoices and credit notes of some days, by rate of VAT
     * @description Every sum equals that of the documents, to the centime.
     */
    get: operations['accountingSummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/accounting/journal/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Downloads the journal of some days as a table: a row for each document
     * @description A workbook has the sums by rate of VAT on a second sheet; a CSV has the documents alone, 100,000 at most.
     */
    get: operations['accountingExport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/accounting/archive': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Downloads the invoices and credit notes of some days as UBL 2.1, in one ZIP archive
     * @description Each file is named by its number; 10,000 at most.
     */
    get: operations['accountingArchive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/accounting/documents/{number}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Downloads an invoice or a credit note by its number: as PDF, or as UBL 2.1
     * @description Both state the same; a PDF that is not drawn yet is waited for.
     */
    get: operations['accountingDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/money/day': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sums up the money of a day: what was paid, came in besides, went back and was declined
     * @description The day's movements add up to `paid + surplus - refunds - returned`. `due`, `late` and `toReturn` are what is open now, whatever the day.
     */
    get: operations['moneyDay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/money/movements': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists what came in and went back in some days, newest first: payments and refunds, money that no order awaited, and its return by hand
     * @description What went back is below zero, so that the amounts add up to what is left.
     */
    get: operations['moneyMovements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/money/due': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the orders that await their payment, newest first
     * @description `late` are those whose bank transfer has been awaited for three days, `declined` those whose last try failed.
     */
    get: operations['moneyDue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/money/mismatches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists what does not agree in some days, newest first: payments against orders, orders against invoices, refunds
     * @description An empty list says that all of it agrees.
     */
    get: operations['moneyMismatches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/money/returns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists money that is to be given back by hand, or was, newest first: what came in for orders that did not await it, and refunds that failed after they were done
     * @description `open` is still to be given back, by when it came in; `returned` was, by when it was given back. Of all days, unless `from` or `to` is given.
     */
    get: operations['moneyListReturns'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/money/returns/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Marks money as given back and mails its customer the reference
     * @description Repeated, it changes nothing and mails nobody; with another reference it is refused, since the money may have gone back twice.
     */
    post: operations['moneyMarkReturned'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/money/transfers/match': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Finds the orders that the transfers of a bank statement are for, or of transfers that are typed
     * @description Nothing is confirmed by it: `POST /ops/api/orders/{id}/transfer` is, with the amount and the reference.
     */
    post: operations['moneyMatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the projects of all customers, oldest first: those of one status, or without `status` all but closed ones
     * @description Each comes with its customer.
     */
    get: operations['operatorProjectsList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/requests/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows a project with its customer
     * @description The customer's file comes with a link that works for 15 minutes.
     */
    get: operations['operatorProjectsGet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Moves a project on, as its status allows, and mails its customer
     * @description `nextStatuses` of the project names the statuses that it may take.
     */
    patch: operations['operatorProjectsMove'];
    trace?: never;
  };
  '/ops/api/requests/{id}/answer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answers a project with a price, in place of an earlier answer that was not accepted, and mails its customer
     * @description The answer holds for seven days, at most as long as its quote.
     */
    post: operations['operatorProjectsAnswer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/price-books': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the price books, newest first
     * @description One is `published`: it prices every new basket.
     */
    get: operations['priceBooksList'];
    put?: never;
    /**
     * Begins a draft, as a copy of the current book with the figures that are sent
     * @description It prices nothing until it is published.
     */
    post: operations['priceBooksBegin'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/price-books/{version}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows a price book with all of its figures
     * @description `changes` says what it changes of the current one, `faults` what keeps it from being published.
     */
    get: operations['priceBooksGet'];
    put?: never;
    post?: never;
    /**
     * Throws a draft away
     * @description A book that was published once is refused: quotes and orders name it.
     */
    delete: operations['priceBooksDiscard'];
    options?: never;
    head?: never;
    /**
     * Changes a draft: its note, its figures, or both
     * @description Figures that break a promise of the prices are kept, and named in `faults` until they are mended.
     */
    patch: operations['priceBooksChange'];
    trace?: never;
  };
  '/ops/api/price-books/{version}/comparison': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Prices the last 200 baskets, saved quotes and orders, under the current book and under this one
     * @description `baskets` is sorted by what each would pay more; files that are gone are counted in `unmeasured`. Publishing asks for `figures`.
     */
    get: operations['priceBooksCompare'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/price-books/{version}/publish': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Makes a draft the current book: every new basket is priced by it within two seconds, saved quotes keep theirs
     * @description A draft of a book that is no longer current is refused, one with faults, and one whose figures are not those that were compared. Repeated, it changes nothing.
     */
    post: operations['priceBooksPublish'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/failures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the causes for which jobs failed, the latest first
     * @description Failures are kept for seven days.
     */
    get: operations['failuresList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/failures/{fingerprint}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Shows one cause with the latest job that failed for it
     * @description `GET /ops/api/jobs?error=…` lists all of them.
     */
    get: operations['failuresGet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/failures/{fingerprint}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Has all open jobs of a cause done anew, at most 10,000 in one call; `dryRun` counts them first
     * @description Repeated, it finds none: those that fail again are open again.
     */
    post: operations['failuresRetry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/failures/{fingerprint}/discard': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Gives up all open jobs of a cause, at most 10,000 in one call; `dryRun` counts them first
     * @description Payments are skipped: they are settled by their orders.
     */
    post: operations['failuresDiscard'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/given-up': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists given-up files, cards, pictures, outlines, files and plans of plates, documents, mails, exports, uploads and refunds, and payments that were refused or came too late; the latest first
     * @description `actions` names what can be done about each.
     */
    get: operations['givenUpList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/given-up/mails/{id}/resend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sends a given-up mail as a new one, to its own address or another
     * @description Repeated, it sends no second one. A mail with a personal link goes only to its account.
     */
    post: operations['givenUpResend'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/given-up/payments/{id}/settle': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Marks a refused payment as settled by hand: it is no longer listed
     * @description Nothing is paid back by this; one that came too late is marked by `POST /ops/api/money/returns/{id}`, which tells its customer.
     */
    post: operations['givenUpSettle'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/jobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists jobs by what they are about, the latest first
     * @description The rows say what became of them, also where the queue has forgotten.
     */
    get: operations['jobsList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/jobs/{job}/{subject}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tells what happened to one job, and why it waits
     * @description Steps are known for two days, failures for seven.
     */
    get: operations['jobsGet'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/jobs/{job}/{subject}/retry': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Has a pending or given-up job done anew; a mail's attachment that was given up comes first
     * @description A job that is done is skipped, as is a refund that its provider refused.
     */
    post: operations['jobsRetry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/jobs/{job}/{subject}/dismiss': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Gives a pending job up; one that was given up already is no longer listed as such
     * @description Payments are skipped: they are settled by their orders.
     */
    post: operations['jobsDismiss'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/queues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the queues with what they hold now and did within the last hour
     * @description While a queue does not answer, what it holds is `null`; the history is still there.
     */
    get: operations['queuesList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/queues/{queue}/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Gives a queue's history, oldest first: a point a minute for the last day, one for ten minutes before that
     * @description Minutes in which nothing was counted have no point.
     */
    get: operations['queuesHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/queues/{queue}/pause': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pauses a queue: jobs in flight end, no other begins
     * @description Repeated with another reason, it changes the reason.
     */
    post: operations['queuesPause'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/queues/{queue}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lets a queue go on: its oldest jobs come first
     * @description A queue that is not paused stays as it is.
     */
    post: operations['queuesResume'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/pauses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists what is paused: queues first, then customers' lanes
     * @description Each says who paused it, since when and why.
     */
    get: operations['queuesPaused'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/lanes/{customerId}/pause': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pauses a customer's lane: files that only this account has are not measured or drawn, and its cards not made
     * @description Its requests for a price wait, and are answered with 503 and `Retry-After`; mails, documents and payments go on.
     */
    post: operations['queuesPauseLane'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/lanes/{customerId}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lets a customer's lane go on
     * @description A lane that is not paused stays as it is.
     */
    post: operations['queuesResumeLane'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/workers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the workers, the latest first
     * @description One that ended without saying so is listed as `lost` for an hour.
     */
    get: operations['workersList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/workers/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Drains a worker, or has it take jobs again; it follows with its next sign of life, within five seconds
     * @description Repeated, it changes nothing. With every worker drained, all work waits.
     */
    patch: operations['workersDrain'];
    trace?: never;
  };
  '/ops/api/pending': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Counts the rows whose work is not done, by kind, and those that a requeue should have found
     * @description Beyond 100,000 of a kind it counts no further.
     */
    get: operations['workersPending'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/schedules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Lists the jobs that run at intervals, with their last and next run
     * @description Last runs are known for two days.
     */
    get: operations['workersListSchedules'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/api/schedules/{job}/run': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Has a job of the schedule run at once; its interval goes on as before
     * @description Asked again while it waits or runs, nothing is added.
     */
    post: operations['workersRun'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tells how the service does: prices, files, cards, documents, mails and payments
     * @description It is at most ten seconds old; `/status` is the same as a page.
     */
    get: operations['statusRead'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AcceptProjectRequest: {
      /** @description Where the parcel goes. */
      addressId: string;
      /**
       * @description The customer accepts the conditions of sale.
       * @constant
       */
      acceptTerms: true;
      /** @description The amount that was shown: an answer with another is not accepted. */
      amount?: number;
      /**
       * Format: date-time
       * @description The `answeredAt` of the answer that was shown: a later one is not accepted.
       */
      answeredAt?: string;
      /** @description Where the invoice is addressed; the delivery address when left out. */
      billingAddress?: components['schemas']['BillingAddressRequest'];
      /** @description Who buys, if a company does; the account's when left out. */
      company?: components['schemas']['CompanyRequest'];
      /** @description The company's own number for this purchase, as it must stand on the invoice. */
      purchaseOrder?: string;
      /** @description What the company buys this for. */
      project?: string;
      /** @description Whether company, purchase order and project that are left out come from the account. Left out: as the quote was saved, without a quote `true`. */
      accountDefaults?: boolean;
    };
    AcceptRequest: {
      /** @description The proposal. */
      planId: string;
      /** @description The proposed plates by their `index`; all when left out. */
      plates?: number[];
    };
    /** @description The request is accepted. */
    Accepted: {
      /**
       * @description Always `true`.
       * @constant
       */
      status: true;
    };
    /** @description An archive of everything that an account holds. */
    AccountExport: {
      /** @description Names the record. */
      id: string;
      /**
       * @description `pending` while it is made, `failed` when it could not be: ask again.
       * @enum {string}
       */
      status: 'pending' | 'done' | 'failed';
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /** @description Bytes of the ZIP archive; `null` unless `done`. */
      size: number | null;
      /** @description Downloads the archive; works for 15 minutes. `null` unless `done`. */
      url: string | null;
      /**
       * Format: date-time
       * @description When the archive is deleted; `null` unless `done`.
       */
      expiresAt: string | null;
    };
    Address: {
      /** @description Names the record. */
      id: string;
      /** @description The customer’s name for the address. */
      label: string;
      /** @description Recipient of the parcel. */
      fullName: string;
      /** @description A Moroccan number such as `0612345678` or `+212612345678`. */
      phone: string;
      /** @description Street and number. */
      street: string;
      /** @description The city, as the destination is called; case, accents and hyphens do not count. */
      city: string;
      /** @description The `id` of the destination. */
      shippingDestinationId: string;
      /** @description Five digits. */
      postalCode: string | null;
      /** @description The default address; an account has at most one. */
      isDefault: boolean;
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was last changed.
       */
      updatedAt: string;
    };
    Analyze: {
      /** @description What was measured. */
      analysis: components['schemas']['MeshAnalysis'];
      /** @description Whether it can be printed. */
      validation: components['schemas']['MeshValidation'];
      /** @description The material of the print. */
      material: components['schemas']['Material'];
      /** @description The price of the line. */
      quote: components['schemas']['Quote'];
    };
    AnalyzeRequest: {
      /** @description The `key` of an uploaded file of the caller. */
      fileKey: string;
      /** @description The file’s name: a label only. */
      filename: string;
      /**
       * @description Printing technology.
       * @default fdm
       * @enum {string}
       */
      technology?: 'fdm';
      /** @description An SKU; the first PLA in stock when left out. */
      material?: string;
      /**
       * @description Surface finish.
       * @default standard
       * @enum {string}
       */
      finish?: 'standard' | 'smooth' | 'polished';
      /**
       * @description Copies.
       * @default 1
       */
      quantity?: number;
    };
    AppointmentRequest: {
      /**
       * Format: email
       * @description Of an account that exists.
       */
      email: string;
      /**
       * @description viewer reads, operator makes and answers, admin decides prices and who is an operator.
       * @enum {string}
       */
      role: 'viewer' | 'operator' | 'admin';
    };
    /** @description A change by an operator. */
    Audit: {
      /** @description Names the record. */
      id: string;
      /** @description When it was made. */
      at: string;
      /** @description Who made it; the address is kept although the account may be deleted. */
      actor: {
        /** @description Names the record. */
        id: string;
        /** @description E-mail address; compared and kept trimmed and in lower case. */
        email: string;
      };
      /** @description What was done, such as `order.move`. */
      action: string;
      /** @description What was changed: the id of a row, an SKU, the name of a queue. */
      subjectId: string;
      /** @description The same as people know it. */
      subject: components['schemas']['AuditSubject'];
      /** @description What it was, as far as the change is about it. */
      before: {
        [key: string]: unknown;
      };
      /** @description What it has become. */
      after: {
        [key: string]: unknown;
      };
    };
    /** @description What a change was made to, as people know it. */
    AuditSubject: {
      /**
       * @description What it is.
       * @enum {string}
       */
      kind:
        | 'project'
        | 'other'
        | 'order'
        | 'plate'
        | 'customer'
        | 'message'
        | 'mail'
        | 'worker'
        | 'colour'
        | 'priceBook'
        | 'queue'
        | 'job'
        | 'failure';
      /** @description Of its page in the console: the id of the order that a payment was for. */
      id: string;
      /** @description A number, a name, a reference; `null` where nothing more is known than the id. */
      name: string | null;
    };
    /** @description The customer's totals of a basket; amounts in dirhams, tax included. */
    BasketTotals: {
      /** @description Sum of the lines. */
      subtotal: number;
      /** @description Service fee of the order. */
      setup: number;
      /** @description What a small order lacks to the least one. */
      minimumAdjustment: number;
      /** @description 0: delivery is in the prices. */
      shipping: number;
      /** @description MAD, tax included. */
      total: number;
      /** @description Sum of the lines' `estimatedPrintTime`. */
      machineHours: number;
      /** @description What sharing plates saved; already inside the lines. */
      plateCredit: number;
    };
    Batch: {
      /** @description The lines. */
      items: {
        /** @description The `key` of an uploaded file of the caller. */
        fileKey: string;
        /** @description The price of the line. */
        quote: components['schemas']['Quote'];
      }[];
      /** @description The sums of the basket. */
      totals: components['schemas']['BasketTotals'];
      /** @description Working days from payment until all lines are at the door: at least those of the longest line. */
      estimatedDeliveryDays: number;
    };
    BatchRequest: {
      /** @description The lines. */
      items: components['schemas']['LineRequest'][];
      /** @description Where it goes: the `id` of a destination. */
      destinationId?: string;
    };
    BeginUploadRequest: {
      /** @description With the extension that its content has. */
      filename: string;
      /** @description Bytes of the file: S3 takes no other length. */
      size: number;
      /**
       * @description Unit of the numbers of an STL or OBJ file, `mm` by default. A 3MF file names its own.
       * @enum {string}
       */
      unit?: 'mm' | 'cm' | 'm' | 'in';
    };
    BegunUpload: {
      /** @description `null` if the service takes files only by `POST /api/upload`. */
      form: null | components['schemas']['UploadForm'];
    };
    /** @description Where an invoice is addressed, if not to where the parcel goes. */
    BillingAddress: {
      /** @description Street and number. */
      street: string;
      /** @description The city, as the destination is called; case, accents and hyphens do not count. */
      city: string;
      /** @description Five digits. */
      postalCode: string | null;
    };
    BillingAddressRequest: {
      /** @description Street and number. */
      street: string;
      /** @description The city, as the destination is called; case, accents and hyphens do not count. */
      city: string;
      /** @description Five digits. */
      postalCode?: string;
    };
    /** @description An order on the board. */
    BoardCard: {
      /** @description Names the record. */
      id: string;
      /** @description Its number, for people. */
      number: string;
      /**
       * @description Its state.
       * @enum {string}
       */
      status: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      /**
       * @description `null` for an order that is not on the board: unpaid, cancelled or refunded.
       * @enum {string|null}
       */
      column: 'paid' | 'shipped' | 'delivered' | 'toPlan' | 'printing' | 'toFinish' | 'packed' | null;
      /** @description Where it may be moved by hand. */
      nextColumns: ('paid' | 'shipped' | 'delivered' | 'toPlan' | 'printing' | 'toFinish' | 'packed')[];
      /** @description All of its money is about to go back: it is made no further. */
      isGoingBack: boolean;
      /** @description Who ordered it. */
      customer: {
        /** @description The name. */
        name: string;
        /** @description The company that buys. */
        company: string | null;
        /** @description The city, as the destination is called; case, accents and hyphens do not count. */
        city: string;
      };
      /** @description MAD, tax included. */
      total: number;
      /** @description Its lines. */
      lines: number;
      /** @description Whether it is rushed. */
      isRush: boolean;
      /** @description The colours of its lines. */
      colours: string[];
      /** @description How many copies. */
      copies: {
        /** @description Copies that are on no plate and not made. */
        toPlan: number;
        /** @description Copies on plates that are planned or being printed. */
        onPlates: number;
        /** @description Copies that are made. */
        done: number;
      };
      /**
       * Format: date-time
       * @description When it was paid.
       */
      paidAt: string | null;
      /** @description The day that was promised, or the later one that its customer was told. */
      promisedOn: string | null;
      /** @description The day on which its parcel has to leave for that. */
      shipByOn: string | null;
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
    };
    /** @description A column of the board. */
    BoardColumn: {
      /**
       * @description Its place on the board.
       * @enum {string}
       */
      column: 'paid' | 'shipped' | 'delivered' | 'toPlan' | 'printing' | 'toFinish' | 'packed';
      /** @description How many orders; delivered ones, which are ever more, are counted up to 1,000. */
      orders: number;
      /** @description Whether there are more than were counted. */
      hasMore: boolean;
      /** @description Of those, such as had to leave on a day that is over. */
      late: number;
      /** @description The first of them; the list of the column has the others. */
      cards: components['schemas']['BoardCard'][];
    };
    /** @description A figure that two books have otherwise; `null` where one has no such bracket. */
    BookChange: {
      /** @description Its path, such as `materials.pla.centimesPerGram`. */
      field: string;
      /** @description Of the other book. */
      before: number | null;
      /** @description Of this one. */
      after: number | null;
    };
    /** @description The last baskets under the current book and under another one. */
    BookComparison: {
      /** @description Version of the current book. */
      current: string;
      /** @description Version of the other one. */
      proposed: string;
      /** @description Names exactly the figures that were compared: what publishing them asks for. */
      figures: string;
      /** @description Baskets that were priced under both. */
      compared: number;
      /** @description Baskets left out: their files are gone, no kernel has measured them, or the current book has no exact sum for them. */
      unmeasured: number;
      /** @description Baskets that one of the books refuses; in no sum. */
      refused: number;
      /** @description How many would pay more. */
      dearer: number;
      /** @description How many would pay less. */
      cheaper: number;
      /** @description How many would pay the same. */
      same: number;
      /** @description What the baskets that neither book refuses cost under the current one. */
      currentSum: number;
      /** @description The same under the other book. */
      proposedSum: number;
      /** @description By how much they differ. */
      difference: number;
      /** @description By what they would pay more, the largest first. */
      baskets: components['schemas']['ComparedBasket'][];
    };
    /** @description Lengths along the axes of the file, in millimetres. */
    BoxMm: {
      /** @description Along the axis x, in mm. */
      x: number;
      /** @description Along the axis y, in mm. */
      y: number;
      /** @description Along the axis z, in mm. */
      z: number;
    };
    Calculate: {
      /** @description What was measured. */
      analysis: components['schemas']['MeshAnalysis'];
      /** @description The material of the print. */
      material: components['schemas']['Material'];
      /** @description The price of the line. */
      quote: components['schemas']['Quote'];
    };
    /** @description Who the caller is, and what they may do. */
    CallingOperator: {
      /**
       * @description The language of the account.
       * @enum {string}
       */
      locale: 'fr' | 'en' | 'ar';
      /** @description Of the account. */
      id: string;
      /** @description The name. */
      name: string;
      /** @description E-mail address; compared and kept trimmed and in lower case. */
      email: string;
      /**
       * @description viewer reads, operator makes and answers, admin decides prices and who is an operator.
       * @enum {string}
       */
      role: 'operator' | 'viewer' | 'admin';
    };
    /** @description A card that was made, priced like a line of a basket. */
    Card: {
      /** @description A file of the caller's, like an upload. */
      fileKey: string;
      /** @description The price of the line. */
      quote: components['schemas']['Quote'];
      /** @description A picture of the card; works for 15 minutes. */
      previewUrl: string;
      /** @description What the caller should know of how it was laid out. */
      warnings: components['schemas']['CardWarning'][];
    };
    /** @description The colours of a card, as SKUs. */
    CardColours: {
      /** @description Its body's. */
      bodySku: string;
      /** @description Those on it. */
      furtherSkus: string[];
    };
    CardRequest: {
      /** @description Whose card it is. */
      name: string;
      /** @description SKU of the plate. */
      materialId: string;
      /**
       * @description Second line.
       * @default
       */
      title?: string;
      /**
       * @description Third line.
       * @default
       */
      company?: string;
      /**
       * @description Telephone number, as it is printed.
       * @default
       */
      phone?: string;
      /**
       * @description E-mail address, as it is printed.
       * @default
       */
      email?: string;
      /**
       * @description Website, as it is printed.
       * @default
       */
      website?: string;
      /**
       * @description Of the plate: 0.8, 1.2 or 1.6 mm.
       * @default standard
       * @enum {string}
       */
      thickness?: 'thin' | 'standard' | 'thick';
      /**
       * @description 85 × 55 mm (eu) or 88.9 × 50.8 mm (us).
       * @default eu
       * @enum {string}
       */
      format?: 'eu' | 'us';
      /**
       * @description Shape of the corners.
       * @default square
       * @enum {string}
       */
      corners?: 'square' | 'soft' | 'round';
      /**
       * @description Where text and mark stand.
       * @default classic
       * @enum {string}
       */
      arrangement?: 'classic' | 'markLeft' | 'stacked';
      /**
       * @description What runs around the card.
       * @default none
       * @enum {string}
       */
      frame?: 'none' | 'line' | 'double' | 'corners';
      /**
       * @description What parts the name from the addresses.
       * @default line
       * @enum {string}
       */
      divider?: 'line' | 'short' | 'dots' | 'none';
      /**
       * @description Small pictures before telephone, e-mail and website.
       * @default false
       */
      icons?: boolean;
      /**
       * @description To which side the text is set; without it to the left, or to the right where the name is read from there.
       * @enum {string}
       */
      align?: 'left' | 'center' | 'right';
      /**
       * @description Capitals throughout, or as it was typed.
       * @default upper
       * @enum {string}
       */
      textCase?: 'upper' | 'asTyped';
      /**
       * @description How single lines are set.
       * @default {}
       */
      typography?: components['schemas']['TypographyRequest'];
      /**
       * @description Raised, or cut in.
       * @default emboss
       * @enum {string}
       */
      relief?: 'emboss' | 'engrave';
      /**
       * @description 0.4, 0.6 or 0.8 mm.
       * @default standard
       * @enum {string}
       */
      reliefDepth?: 'shallow' | 'standard' | 'deep';
      /**
       * @description Depth of the text, where it differs.
       * @default match
       * @enum {string}
       */
      textDepth?: 'match' | 'shallow' | 'standard' | 'deep';
      /**
       * @description Depth of mark and QR code, where it differs.
       * @default match
       * @enum {string}
       */
      markDepth?: 'match' | 'shallow' | 'standard' | 'deep';
      /**
       * @description Font of all text.
       * @default block
       * @enum {string}
       */
      fontFamily?:
        | 'block'
        | 'bold'
        | 'dot'
        | 'archivo-black'
        | 'rubik-mono'
        | 'russo-one'
        | 'titillium-black'
        | 'montserrat'
        | 'poppins'
        | 'space-grotesk'
        | 'barlow-condensed'
        | 'roboto-slab'
        | 'zilla-slab'
        | 'bebas-neue'
        | 'righteous';
      /**
       * @description Size of all text.
       * @default medium
       * @enum {string}
       */
      fontSize?: 'small' | 'medium' | 'large';
      /**
       * @description What stands beside the text.
       * @default initials
       * @enum {string}
       */
      mark?: 'none' | 'initials' | 'logo';
      /**
       * @description With a QR code.
       * @default false
       */
      qr?: boolean;
      /**
       * @description What the QR code holds; else the website, else a business card in text.
       * @default
       */
      markUrl?: string;
      /**
       * @description An uploaded file of the caller, whose outline from above is the logo.
       * @default
       */
      logoKey?: string;
      /**
       * @description SKU of the text, of the plate’s polymer; empty for the plate’s.
       * @default
       */
      textColorId?: string;
      /**
       * @description SKU of mark and QR code, of the plate’s polymer; empty for the plate’s.
       * @default
       */
      markColorId?: string;
      /**
       * @description What is moved or scaled, by name.
       * @default {}
       */
      placements?: components['schemas']['PlacementsRequest'];
      /**
       * @description Surface finish.
       * @default standard
       * @enum {string}
       */
      finish?: 'standard' | 'smooth' | 'polished';
      /**
       * @description Copies.
       * @default 50
       */
      quantity?: number;
    };
    /** @description Something about a card that its owner should know, and that does not stop it. */
    CardWarning: {
      /**
       * @description A short name for programs.
       * @enum {string}
       */
      code:
        | 'textSmaller'
        | 'thinStrokes'
        | 'fallbackFont'
        | 'keptInside'
        | 'scaleLimited'
        | 'elementsOverlap'
        | 'dividerHidden'
        | 'engravingShallower'
        | 'qrShortened'
        | 'qrLowContrast';
      /** @description The field of the request that it is about. */
      field: string;
      /** @description In English, for people. */
      message: string;
      /** @description In French, for people. */
      messageFr: string;
      /** @description What was measured. */
      value?: number;
      /** @description The bound that the value must keep. */
      limit?: number;
    };
    ChangeEmailRequest: {
      /**
       * Format: email
       * @description The address that the account is to have.
       */
      newEmail: string;
      /**
       * Format: password
       * @description The account's password.
       */
      currentPassword: string;
      /** @description Where the link leads afterwards: a page of an allowed origin. */
      callbackURL?: string;
    };
    ChangePasswordRequest: {
      /**
       * Format: password
       * @description The account's password.
       */
      currentPassword: string;
      /**
       * Format: password
       * @description 8 to 100 characters, with an upper-case letter, a lower-case letter and a digit.
       */
      newPassword: string;
    };
    ChangedAddressRequest: {
      /** @description The customer’s name for the address. */
      label?: string;
      /** @description Recipient of the parcel. */
      fullName?: string;
      /** @description A Moroccan number such as `0612345678` or `+212612345678`. */
      phone?: string;
      /** @description Street and number. */
      street?: string;
      /** @description The city, as the destination is called; case, accents and hyphens do not count. */
      city?: string;
      /** @description The `id` of the destination. */
      shippingDestinationId?: string;
      /** @description `null` or '' clears it. */
      postalCode?: string | null;
      /** @description `null` is `false`. */
      isDefault?: boolean | null;
    };
    ChangedDraftRequest: {
      /** @description Why it is written. */
      note?: string | null;
      /** @description All of its figures. */
      book?: components['schemas']['PriceBookFieldsRequest'];
    };
    Checkout: {
      /** @description The hosted page. */
      url: string;
      /** @description Present for a bank transfer: what the page shows. */
      transfer?: components['schemas']['TransferOrder'];
    };
    CheckoutRequest: {
      /** @description The `id` of an unpaid order. */
      orderId: string;
      /**
       * @description Language of the hosted page.
       * @default fr
       * @enum {string}
       */
      locale?: 'fr' | 'en' | 'ar';
      /**
       * @description How to pay; the first method that the shop offers when left out.
       * @enum {string}
       */
      method?: 'card' | 'transfer';
      /** @description Where the browser goes once the order is paid: an address of an allowed origin; our own page when left out. */
      successUrl?: string;
      /** @description Where the browser goes when the customer leaves without paying; our own page when left out. */
      cancelUrl?: string;
    };
    ColourChangeRequest: {
      /** @description English. */
      name?: string;
      /** @description French. */
      nameFr?: string;
      /** @description `#rrggbb`, lower case. */
      previewColor?: string;
      /** @description Grams below which the team is mailed; `null` for never. */
      lowGrams?: number | null;
      /** @description No longer sold: old orders keep it. `false` sells it again. */
      isRetired?: boolean;
      /** @description Whether its stock is counted; one that is not is always there. */
      isCounted?: boolean;
    };
    ColourRequest: {
      /** @description What customers send as `materialId`: lower-case letters, digits and hyphens, such as `pla-noir`. */
      sku: string;
      /** @description English. */
      name: string;
      /** @description French. */
      nameFr: string;
      /**
       * @description Decides price, density and speed.
       * @enum {string}
       */
      polymer: 'pla' | 'petg' | 'abs' | 'asa' | 'tpu';
      /** @description `#rrggbb`, lower case. */
      previewColor: string;
      /** @description Grams on hand; left out, the stock is not counted. */
      onHandGrams?: number;
      /** @description Below this the team is mailed. */
      lowGrams?: number;
    };
    /** @description A company that buys, as its invoices name it. */
    Company: {
      /** @description As its invoices must name it. */
      name: string;
      /** @description Identifiant commun de l'entreprise: 15 digits. */
      ice: string;
    };
    CompanyRequest: {
      /** @description As its invoices must name it. */
      name: string;
      /** @description Identifiant commun de l'entreprise. */
      ice: string;
    };
    /** @description A basket priced under both books. Amounts are MAD, tax included. */
    ComparedBasket: {
      /**
       * @description A saved quote, or an order.
       * @enum {string}
       */
      kind: 'order' | 'quote';
      /** @description Names the record. */
      id: string;
      /** @description `DV-…` or `CMD-…`. */
      number: string;
      /** @description E-mail address of the customer. */
      customer: string;
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /** @description What it costs under the current book, today. */
      current: number;
      /** @description What it would cost under the other one; as now, where that one cannot tell. */
      proposed: number;
      /** @description What it would pay more, in MAD. */
      difference: number;
      /** @description One of the books refuses it: a line can no longer be rushed, or a sum is beyond what is told to the centime. */
      isRefused: boolean;
    };
    CompleteUploadRequest: {
      /** @description The one that the form was signed for. */
      uploadId: string;
    };
    ConfirmEmailChangeRequest: {
      /** @description Token of a mailed link. */
      token: string;
      /**
       * Format: password
       * @description The account's password.
       */
      password: string;
    };
    ConfirmEmailRequest: {
      /** @description Token of a mailed link. */
      token: string;
      /**
       * Format: password
       * @description 8 to 100 characters, with an upper-case letter, a lower-case letter and a digit.
       */
      newPassword: string;
      /** @description The account's name; without it that of the sign-up in the same browser, or what stands before the `@`. */
      name?: string;
    };
    /** @description A message of the contact form as the team sees it. */
    ContactMessage: {
      /** @description Names the record. */
      id: string;
      /** @description The name. */
      name: string;
      /** @description E-mail address; compared and kept trimmed and in lower case. */
      email: string;
      /** @description As it was typed. */
      phone: string | null;
      /**
       * @description What the message is about.
       * @enum {string}
       */
      subject: 'other' | 'order' | 'quote' | 'technical' | 'partnership';
      /** @description In English, for people. */
      message: string;
      /**
       * @description Current state.
       * @enum {string}
       */
      status: 'closed' | 'open' | 'answered';
      /** @description The last answer that was mailed. */
      answer: string | null;
      /**
       * Format: date-time
       * @description When it was answered.
       */
      answeredAt: string | null;
      /** @description The address of the operator who answered. */
      answeredBy: string | null;
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /** @description The account that had the address when it wrote, else the one that has it now, if there is one. */
      customerId: string | null;
    };
    ContactRequest: {
      /** @description The name. */
      name: string;
      /**
       * Format: email
       * @description E-mail address; compared and kept trimmed and in lower case.
       */
      email: string;
      /** @description Any telephone number. */
      phone?: string;
      /**
       * @description What the message is about.
       * @enum {string}
       */
      subject: 'quote' | 'order' | 'technical' | 'partnership' | 'other';
      /** @description What the team should know. */
      message: string;
    };
    /** @description A credit note of an order. */
    CreditNote: {
      /** @description `AV-YYYY-NNNN`: GET /api/orders/{id}/credit-notes/{number} has the PDF. */
      number: string;
      /** @description MAD, tax included. */
      amount: number;
      /** @description Why money went back. */
      reason: string;
      /**
       * Format: date-time
       * @description When it was numbered.
       */
      issuedAt: string;
    };
    /** @description A customer with the defaults of their orders. */
    Customer: {
      /**
       * @description The language of their mails.
       * @enum {string}
       */
      locale: 'fr' | 'en' | 'ar';
      /** @description How many quotes they have saved. */
      quoteCount: number;
      /** @description How many files they have uploaded. */
      fileCount: number;
      /** @description Browsers and clients that are signed in. */
      sessionCount: number;
      /** @description Names the record. */
      id: string;
      /** @description The name. */
      name: string;
      /** @description A Moroccan number such as `0612345678` or `+212612345678`. */
      phone: string | null;
      /** @description E-mail address; compared and kept trimmed and in lower case. */
      email: string;
      /** @description Whether the address is known to be theirs. */
      isEmailVerified: boolean;
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /** @description How many orders they have placed, unpaid ones included. */
      orderCount: number;
      /** @description MAD: what they have paid less what was given back. */
      paidAmount: number;
      /** @description Who buys, if a company does. */
      company: null | components['schemas']['Company'];
      /** @description The company's own number for this purchase. */
      purchaseOrder: string | null;
      /** @description The company's name for what it buys this for. */
      project: string | null;
    };
    /** @description A customer in a list. */
    CustomerEntry: {
      /** @description Names the record. */
      id: string;
      /** @description The name. */
      name: string;
      /** @description E-mail address; compared and kept trimmed and in lower case. */
      email: string;
      /** @description Whether the address is known to be theirs. */
      isEmailVerified: boolean;
      /** @description A Moroccan number such as `0612345678` or `+212612345678`. */
      phone: string | null;
      /** @description The company of their orders, if it is one. */
      companyName: string | null;
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /** @description How many orders they have placed, unpaid ones included. */
      orderCount: number;
      /** @description MAD: what they have paid less what was given back. */
      paidAmount: number;
    };
    /** @description A mail to a customer. */
    CustomerMail: {
      /** @description Names the record. */
      id: string;
      /** @description Which mail it is, such as `order-shipped`. */
      template: string;
      /** @description Where it went. */
      recipient: string;
      /** @description Its language. */
      locale: string;
      /**
       * @description `pending` waits to be sent, `failed` was given up.
       * @enum {string}
       */
      status: 'pending' | 'failed' | 'sent';
      /** @description Whether an operator may send it again: not what is about the account itself. */
      isResendable: boolean;
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it was handed over.
       */
      sentAt: string | null;
    };
    /** @description A mail as it was written. Its button leads nowhere here: links are the customer's own. */
    CustomerMailText: {
      /** @description Names the record. */
      id: string;
      /** @description Which mail it is, such as `order-shipped`. */
      template: string;
      /** @description Where it went. */
      recipient: string;
      /** @description Its language. */
      locale: string;
      /**
       * @description `pending` waits to be sent, `failed` was given up.
       * @enum {string}
       */
      status: 'pending' | 'failed' | 'sent';
      /** @description Whether an operator may send it again: not what is about the account itself. */
      isResendable: boolean;
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it was handed over.
       */
      sentAt: string | null;
      /** @description Its subject. */
      subject: string;
      /** @description Its text. */
      text: string;
      /** @description The same as HTML. */
      html: string;
    };
    DeclineProjectRequest: {
      /**
       * Format: date-time
       * @description The `answeredAt` of the answer that was shown: a later one is not declined.
       */
      answeredAt?: string;
    };
    DeleteAccountRequest: {
      /**
       * Format: password
       * @description The account's password.
       */
      password: string;
      /**
       * @description The deletion is meant: it cannot be undone.
       * @constant
       */
      confirm: true;
    };
    /** @description Where an order goes, as it was when the order was placed. */
    DeliveryAddress: {
      /** @description Recipient of the parcel. */
      fullName: string;
      /** @description A Moroccan number such as `0612345678` or `+212612345678`. */
      phone: string;
      /** @description Street and number. */
      street: string;
      /** @description The city, as the destination is called; case, accents and hyphens do not count. */
      city: string;
      /** @description Five digits. */
      postalCode: string | null;
      /** @description Where it goes: the `id` of a destination. */
      destinationId: string;
    };
    DeliveryRequest: {
      /** @description Working days before and after the machine's, together. */
      handlingDays: number;
      /** @description What one machine prints in a day: for a line alone. */
      machineHoursPerDay: number;
      /** @description What all machines together print in a day: for a basket. */
      dailyMachineHours: number;
      /** @description In place of the handling and the machine's days, for a rushed line. */
      rushDays: number;
      /** @description Days of transport where the destination is not known. */
      defaultTransportDays: number;
    };
    /** @description A served city as clients see it. */
    Destination: {
      /** @description Names the record. */
      id: string;
      /** @description A short name for programs. */
      code: string;
      /** @description The name. */
      name: string;
      /** @description Shortest transport, in working days. */
      deliveryDaysMin: number;
      /** @description Longest transport, in working days. */
      deliveryDaysMax: number;
    };
    DiscardGroupRequest: {
      /** @description Why: kept in the audit and beside each job. */
      note: string;
      /**
       * @description `true`: counts what would be done, and changes nothing.
       * @default false
       */
      dryRun?: boolean;
    };
    /** @description What is drawn of copies of one line on a proposed plate. */
    DrawnPiece: {
      /** @description The line of the order. */
      lineId: string;
      /** @description Sides of the part's box on the bed, before it is turned. */
      boxMm: {
        /** @description Along the axis x, in mm. */
        x: number;
        /** @description Along the axis y, in mm. */
        y: number;
      };
      /** @description What it covers of the bed: for each row of a millimetre its runs of cells, `[from, end, from, end …]`. */
      outline: number[][] | null;
      /** @description Where each copy lies. */
      placements: components['schemas']['Placement'][];
    };
    /** @description An order that awaits its payment. */
    Due: {
      /** @description The order that it is about. */
      order: components['schemas']['MoneyOrder'];
      /** @description MAD, tax included. */
      amount: number;
      /**
       * Format: date-time
       * @description When it was placed.
       */
      placedAt: string;
      /**
       * @description How its customer wants to pay; `null` before the first try.
       * @enum {string|null}
       */
      paymentMethod: 'card' | 'transfer' | null;
      /**
       * @description `late`: a transfer has been awaited for three days; `declined`: the last try failed.
       * @enum {string}
       */
      state: 'declined' | 'awaited' | 'late';
    };
    /** @description Free-form, with these common members; `{}` if empty. */
    ErrorDetails: {
      /** @description Every fault found. */
      errors?: components['schemas']['FieldError'][];
      reason?: components['schemas']['RefusalReason'];
      /** @description How to correct the request. */
      hint?: string;
    } & {
      [key: string]: unknown;
    };
    /** @description How sure the estimate of one copy is, supports included. */
    EstimateBand: {
      /** @description Plastic that leaves the nozzle. */
      plasticMm3: components['schemas']['FigureBand'];
      /** @description Machine time in a rigid material. */
      hours: components['schemas']['FigureBand'];
    };
    /** @description One of the jobs that failed so. */
    FailedJob: {
      /** @description The id of its work. */
      subject: string;
      /** @description Tries that failed so. */
      tries: number;
      /**
       * Format: date-time
       * @description When it last failed so.
       */
      lastAt: string;
      /** @description Where it was thrown, without paths of the machine and without values. */
      stack: string;
      /** @description No further try follows by itself. */
      isGivenUp: boolean;
    };
    FailedPieceRequest: {
      /** @description The piece of the plate. */
      pieceId: string;
      /** @description How many of its copies failed. */
      copies: number;
    };
    /** @description Failures of one job with one cause: ids, numbers, paths, hosts and addresses are left out of it. */
    FailureGroup: {
      /** @description Of job, error, cause and frame. */
      fingerprint: string;
      /**
       * @description The job that failed.
       * @enum {string}
       */
      job:
        | 'accounts.mail'
        | 'accounts.export'
        | 'analysis.measure'
        | 'cards.generate'
        | 'cards.picture'
        | 'documents.render'
        | 'mail.send'
        | 'parts.outline'
        | 'parts.picture'
        | 'payments.confirmSandbox'
        | 'plates.files'
        | 'plates.plan'
        | 'payments.refund'
        | 'uploads.inspect'
        | 'orders.cancelUnpaid'
        | 'quotes.expire'
        | 'projects.remind'
        | 'files.retain'
        | 'maintenance.erase'
        | 'maintenance.requeue'
        | 'maintenance.sweep';
      /** @description The error's class. */
      error: string;
      /** @description Its message, without what differs from job to job. */
      cause: string;
      /** @description The topmost frame of our own code. */
      frame: string;
      /** @description Tries that failed so, since `firstAt`. */
      tries: number;
      /** @description Jobs that failed so and are not settled: neither done since, nor decided about. */
      openJobs: number;
      /** @description Of these, jobs without a further try of their own. */
      givenUpJobs: number;
      /** @description Customers whose work the open jobs are. */
      customers: number;
      /**
       * Format: date-time
       * @description When it was first seen.
       */
      firstAt: string;
      /**
       * Format: date-time
       * @description When it was last seen.
       */
      lastAt: string;
      /** @description The latest of the jobs. */
      example: null | components['schemas']['FailedJob'];
    };
    /** @description One fault of one field. */
    FieldError: {
      /**
       * @description A dotted path.
       * @example items.0.materialId
       */
      field: string;
      /**
       * @description What is wrong, for programs; its meaning never changes, and more codes may be added.
       * @example required
       */
      code: string;
      message: string;
      reason?: components['schemas']['RefusalReason'];
    };
    FieldTypeRequest: {
      /**
       * @description Its font, instead of `fontFamily`.
       * @enum {string}
       */
      font?:
        | 'block'
        | 'bold'
        | 'dot'
        | 'archivo-black'
        | 'rubik-mono'
        | 'russo-one'
        | 'titillium-black'
        | 'montserrat'
        | 'poppins'
        | 'space-grotesk'
        | 'barlow-condensed'
        | 'roboto-slab'
        | 'zilla-slab'
        | 'bebas-neue'
        | 'righteous';
      /**
       * @description Its size, instead of `fontSize`.
       * @enum {string}
       */
      size?: 'small' | 'medium' | 'large';
      /**
       * @description Space between its letters.
       * @enum {string}
       */
      tracking?: 'normal' | 'wide' | 'wider';
    };
    /** @description Nine parts of ten lie between the two figures. */
    FigureBand: {
      /** @description Lower end of the band. */
      p10: number;
      /** @description Upper end of the band. */
      p90: number;
    };
    /** @description An upload in the list, with what was measured. */
    File: {
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the file is deleted, unless a later quote, order or project request uses it.
       */
      expiresAt: string;
      /**
       * @description Of the analysis: `pending` while it is measured, `failed` when the file cannot be read.
       * @enum {string}
       */
      status: 'pending' | 'done' | 'failed';
      /** @description `null` unless `done`. */
      analysis: null | components['schemas']['MeshAnalysis'];
      /** @description `null` unless `done`. */
      validation: null | components['schemas']['MeshValidation'];
      /** @description Why a `failed` file cannot be read. */
      fault: null | components['schemas']['MeshFault'];
      /** @description Of a card that was made here in several colours; its body's is the one that it is ordered in. */
      card: null | components['schemas']['CardColours'];
      /** @description Shows the part, a PNG of 480 by 360 pixels; works for an hour at least. `null` until it is drawn. */
      pictureUrl: string | null;
      /** @description Sent as `fileKey` elsewhere. */
      key: string;
      /** @description Downloads the file; works for 15 minutes. */
      url: string;
      /** @description The file’s name and its bytes. */
      metadata: {
        /** @description The file’s name: a label only. */
        filename: string;
        /** @description Bytes of the file. */
        size: number;
      };
    };
    /** @description A signed link. */
    FileLink: {
      /** @description Sent as `fileKey` elsewhere. */
      key: string;
      /**
       * @description Of the file's numbers, as it was uploaded; a 3MF file names its own.
       * @enum {string}
       */
      unit: 'mm' | 'cm' | 'm' | 'in';
      /** @description SKUs beside the one it is ordered in, as of a card of several colours. */
      furtherSkus: string[];
      /** @description Downloads the file. */
      url: string;
      /**
       * Format: date-time
       * @description When the link ends: 15 minutes after it was signed.
       */
      expiresAt: string;
      /** @description Shows the part, a PNG of 480 by 360 pixels; works for an hour at least. `null` until it is drawn. */
      pictureUrl: string | null;
    };
    FileLinkRequest: {
      /** @description The `key` of an uploaded file of the caller. */
      fileKey: string;
    };
    /** @description What a finish does to the price of a copy: `× percent / 100`, then a fixed amount. */
    FinishRate: {
      /** @description Of material and machine of a copy; 100 leaves them as they are. */
      percent: number;
      /** @description Added to each copy. */
      centimesPerCopy: number;
    };
    FinishRateRequest: {
      /** @description Of material and machine of a copy; 100 leaves them as they are. */
      percent: number;
      /** @description Added to each copy. */
      centimesPerCopy: number;
    };
    FinishRatesRequest: {
      /** @description Of the standard finish. */
      standard: components['schemas']['FinishRateRequest'];
      /** @description Of the smooth finish. */
      smooth: components['schemas']['FinishRateRequest'];
      /** @description Of the polished finish. */
      polished: components['schemas']['FinishRateRequest'];
    };
    /** @description Something that was given up, or a payment that was refused or came too late. */
    GivenUp: {
      /**
       * @description What it is.
       * @enum {string}
       */
      kind:
        | 'card'
        | 'plate'
        | 'mail'
        | 'file'
        | 'cardPicture'
        | 'partPicture'
        | 'partOutline'
        | 'plan'
        | 'document'
        | 'export'
        | 'upload'
        | 'refund'
        | 'payment';
      /**
       * @description Its job; `null` of a payment.
       * @enum {string|null}
       */
      job:
        | 'accounts.mail'
        | 'accounts.export'
        | 'analysis.measure'
        | 'cards.generate'
        | 'cards.picture'
        | 'documents.render'
        | 'mail.send'
        | 'parts.outline'
        | 'parts.picture'
        | 'payments.confirmSandbox'
        | 'plates.files'
        | 'plates.plan'
        | 'payments.refund'
        | 'uploads.inspect'
        | null;
      /** @description The id of its work, or of the payment's event. */
      subject: string;
      /** @description What its customer knows it by: a file's name, a document's number, a mail's template, a plate's or an order's number. */
      name: string | null;
      /** @description Since when it waits. */
      at: string;
      /**
       * @description Why, for the words of a page. `gaveUp`: all tries failed; `mailGivenUp`: it could not be delivered; `refundRefused`: by the provider; `refundFailed`: after it was done; `paymentRefused`: amount, currency or attempt were wrong; `paymentTakenBack`: by the provider, by itself; `paymentLate`: its order was paid or closed; `plateFileGone` and `plateFileUnreadable`: a file that the plate needs, which `cause` names.
       * @enum {string}
       */
      reason:
        | 'refundFailed'
        | 'plateFileGone'
        | 'plateFileUnreadable'
        | 'gaveUp'
        | 'mailGivenUp'
        | 'refundRefused'
        | 'paymentRefused'
        | 'paymentTakenBack'
        | 'paymentLate';
      /** @description The error or the note, without what may name a customer; `null` where none is known. */
      cause: string | null;
      /** @description The cause's group of failures. */
      fingerprint: string | null;
      /** @description MAD; `null` of what is no payment. */
      amount: number | null;
      /** @description Whose it is: of a content that several have, the first. */
      customer: null | components['schemas']['JobCustomer'];
      /** @description The order it is about. */
      orderId: string | null;
      /** @description What can be done about it. */
      actions: ('order' | 'plate' | 'return' | 'retry' | 'resend' | 'dismiss' | 'settle')[];
    };
    /** @description What became of a group's jobs, or in a dry run would. */
    GroupChange: {
      /** @description Whether nothing was changed. */
      dryRun: boolean;
      /** @description Jobs that are done anew, or given up. */
      done: number;
      /** @description Jobs that are left as they are: done since, being done, gone, or not for an operator to decide. */
      skipped: number;
      /** @description Jobs of the group beyond the 10,000 of one call. */
      remaining: number;
      /** @description How long it took. */
      seconds: number;
      /** @description Jobs a second. */
      perSecond: number;
    };
    /** @description What a queue did within a minute, or within ten. */
    HistoryPoint: {
      /** @description The start. */
      at: string;
      /** @description How long: 1, or 10 of what is older than a day. */
      minutes: number;
      /** @description Jobs that were added. */
      added: number;
      /** @description Jobs that were done. */
      done: number;
      /** @description Tries that failed, whether or not another followed. */
      failed: number;
      /** @description The most jobs that waited. */
      depth: number;
      /** @description The longest wait of the job next in turn. */
      oldestSeconds: number;
      /** @description Share of the workers' time for this queue in which they ran its jobs; `null` without a worker. */
      busyShare: number | null;
    };
    /** @description The work of a row. */
    Job: {
      /**
       * @description The job's name.
       * @enum {string}
       */
      job:
        | 'accounts.mail'
        | 'accounts.export'
        | 'analysis.measure'
        | 'cards.generate'
        | 'cards.picture'
        | 'documents.render'
        | 'mail.send'
        | 'parts.outline'
        | 'parts.picture'
        | 'payments.confirmSandbox'
        | 'plates.files'
        | 'plates.plan'
        | 'payments.refund'
        | 'uploads.inspect';
      /** @description The id of its work: of the row, or of the content. */
      subject: string;
      /**
       * @description Where its job waits.
       * @enum {string}
       */
      queue:
        | 'mail'
        | 'uploads'
        | 'analysis'
        | 'cards'
        | 'pictures'
        | 'partPictures'
        | 'exports'
        | 'making'
        | 'documents'
        | 'payments'
        | 'maintenance';
      /**
       * @description What became of it: `refused` is a result, such as a file that cannot be read; `givenUp` is none.
       * @enum {string}
       */
      state: 'pending' | 'done' | 'refused' | 'givenUp';
      /** @description Since when the row waits, or waited. */
      since: string;
      /**
       * Format: date-time
       * @description When the work ended; `null` while it is pending, and where the row does not hold it.
       */
      finishedAt: string | null;
      /** @description Whose work it is: of a content that several have, the first. */
      customer: null | components['schemas']['JobCustomer'];
      /** @description The cause of its last failure that is still open. */
      failure: {
        /** @description The group of failures with one cause. */
        fingerprint: string;
        /** @description The error’s message, without what differs from job to job. */
        cause: string;
      } | null;
    };
    /** @description What became of one job; the same answer as for a group. */
    JobChange: {
      /** @description 1 if it is done anew, or given up. */
      done: number;
      /** @description 1 if it was left as it is: done, being done, gone, or not for an operator to decide. */
      skipped: number;
    };
    /** @description An account, as far as a list names it. */
    JobCustomer: {
      /** @description Of the account. */
      id: string;
      /** @description The customer’s name. */
      name: string;
      /** @description Its e-mail address. */
      email: string;
    };
    /** @description One cause for which the job failed. */
    JobFault: {
      /** @description The group of failures. */
      fingerprint: string;
      /** @description Tries that failed so. */
      tries: number;
      /** @description The error and where it was thrown. */
      stack: string;
      /**
       * Format: date-time
       * @description When it last failed so.
       */
      lastAt: string;
      /**
       * Format: date-time
       * @description When the work was done after all, or an operator decided about it.
       */
      settledAt: string | null;
      /** @description The operator’s note; `null` where the work was done. */
      settledNote: string | null;
    };
    /** @description A job that a worker has in flight. */
    JobInFlight: {
      /** @description Its name. */
      job: string;
      /** @description The id of its work. */
      subject: string;
      /**
       * Format: date-time
       * @description When it began.
       */
      startedAt: string;
    };
    /** @description A fact of the row that a job works on. */
    JobRowFact: {
      /**
       * @description What it is about.
       * @enum {string}
       */
      name:
        | 'number'
        | 'format'
        | 'provider'
        | 'order'
        | 'createdAt'
        | 'kind'
        | 'status'
        | 'attempts'
        | 'fileName'
        | 'sizeBytes'
        | 'kernelVersion'
        | 'documentKind'
        | 'template'
        | 'recipient'
        | 'language'
        | 'material'
        | 'copies'
        | 'amountCentimes'
        | 'reference'
        | 'reason'
        | 'note'
        | 'decision'
        | 'expiresAt';
      /** @description As the row has it: amounts in centimes, sizes in bytes, moments in ISO 8601. */
      value: string;
    };
    /** @description A step of a job. */
    JobStep: {
      /**
       * @description What happened. `givenBack`: other work went first, or its worker ended; `retryAsked` and `discarded`: by an operator.
       * @enum {string}
       */
      kind:
        | 'done'
        | 'failed'
        | 'added'
        | 'started'
        | 'retried'
        | 'givenBack'
        | 'retryAsked'
        | 'discarded'
        | 'rowWritten';
      /** @description When. */
      at: string;
      /** @description The try that it was part of. */
      try: number | null;
      /** @description How long the try took; of `givenBack` how long it is put off. */
      ms: number | null;
      /** @description The worker. */
      workerId: string | null;
      /** @description The request that asked for it. */
      requestId: string | null;
      /** @description The cause of a failure, or an operator's note. */
      note: string | null;
    };
    /** @description All that is known of one job. */
    JobStory: {
      /** @description What the row says that it works on. */
      row: components['schemas']['JobRowFact'][];
      /** @description Its steps, oldest first, at most the last 200; known for two days. */
      steps: components['schemas']['JobStep'][];
      /** @description The causes for which it failed. */
      faults: components['schemas']['JobFault'][];
      /** @description Its job in the queue; `null` if there is none, or the queue does not answer. */
      queued: null | components['schemas']['QueuedJob'];
      /** @description Why it waits; `null` if it does not. */
      wait: null | components['schemas']['JobWait'];
      /**
       * @description The job's name.
       * @enum {string}
       */
      job:
        | 'accounts.mail'
        | 'accounts.export'
        | 'analysis.measure'
        | 'cards.generate'
        | 'cards.picture'
        | 'documents.render'
        | 'mail.send'
        | 'parts.outline'
        | 'parts.picture'
        | 'payments.confirmSandbox'
        | 'plates.files'
        | 'plates.plan'
        | 'payments.refund'
        | 'uploads.inspect';
      /** @description The id of its work: of the row, or of the content. */
      subject: string;
      /**
       * @description Where its job waits.
       * @enum {string}
       */
      queue:
        | 'mail'
        | 'uploads'
        | 'analysis'
        | 'cards'
        | 'pictures'
        | 'partPictures'
        | 'exports'
        | 'making'
        | 'documents'
        | 'payments'
        | 'maintenance';
      /**
       * @description What became of it: `refused` is a result, such as a file that cannot be read; `givenUp` is none.
       * @enum {string}
       */
      state: 'pending' | 'done' | 'refused' | 'givenUp';
      /** @description Since when the row waits, or waited. */
      since: string;
      /**
       * Format: date-time
       * @description When the work ended; `null` while it is pending, and where the row does not hold it.
       */
      finishedAt: string | null;
      /** @description Whose work it is: of a content that several have, the first. */
      customer: null | components['schemas']['JobCustomer'];
      /** @description The cause of its last failure that is still open. */
      failure: {
        /** @description The group of failures with one cause. */
        fingerprint: string;
        /** @description The error’s message, without what differs from job to job. */
        cause: string;
      } | null;
    };
    /** @description Why a job waits, and how long yet. */
    JobWait: {
      /**
       * @description Why it has not begun.
       * @enum {string}
       */
      reason:
        | 'running'
        | 'queuePaused'
        | 'lanePaused'
        | 'noWorker'
        | 'delayed'
        | 'inTurn'
        | 'waitsForDocument'
        | 'notQueued';
      /**
       * @description The queue that it waits in. Files, cards, documents and mails are served there by customer in turn.
       * @enum {string}
       */
      lane:
        | 'mail'
        | 'uploads'
        | 'analysis'
        | 'cards'
        | 'pictures'
        | 'partPictures'
        | 'exports'
        | 'making'
        | 'documents'
        | 'payments'
        | 'maintenance';
      /** @description Jobs before it; `null` if it has no place, or if it is not served by customer and more than 1,000 are. */
      position: number | null;
      /** @description When it begins, if no other customer's work comes before it; `null` if that cannot be told. */
      estimatedStartSeconds: number | null;
    };
    /** @description An invoice or a credit note as it was issued. Amounts are MAD, below zero on a credit note. */
    JournalEntry: {
      /** @description Of the order, or of the refund. */
      id: string;
      /**
       * @description An invoice, or a credit note.
       * @enum {string}
       */
      kind: 'invoice' | 'creditNote';
      /** @description `FA-…` or `AV-…`: GET /ops/api/accounting/documents/{number} has the document. */
      number: string;
      /** @description Day of issue in Morocco, `YYYY-MM-DD`. */
      day: string;
      /** @description `CMD-YYYY-NNNN`. */
      orderNumber: string;
      /** @description The invoice that a credit note corrects. */
      corrects: string | null;
      /** @description The company that bought, else the person. */
      customer: string;
      /** @description Of the company. */
      ice: string | null;
      /** @description The customer's own number. */
      purchaseOrder: string | null;
      /** @description Per cent of VAT. */
      rate: number;
      /**
       * @description How it was paid, or given back.
       * @enum {string}
       */
      paymentMethod: 'card' | 'transfer';
      /** @description The provider's or the bank's name for the payment, or for what went back. */
      reference: string;
      /** @description The day on which the money had come, `YYYY-MM-DD`: of a transfer by the statement. Of a credit note its day of issue. */
      paidOn: string;
      /** @description Before tax. */
      net: number;
      /** @description The VAT. */
      tax: number;
      /** @description Tax included: `net + tax`. */
      total: number;
    };
    /** @description What the invoices and credit notes of some days add up to. */
    JournalSummary: {
      /** @description The first day. */
      from: string;
      /** @description The last day. */
      to: string;
      /** @description Of the invoices. */
      sales: components['schemas']['TaxSums'];
      /** @description Of the credit notes. */
      creditNotes: components['schemas']['TaxSums'];
      /** @description Sales less credit notes. */
      total: components['schemas']['TaxSums'];
      /** @description By rate of VAT: invoices, then credit notes. */
      byRate: components['schemas']['RateSums'][];
    };
    /** @description What a plan leaves to a later one. */
    LeftToPlan: {
      /** @description Lines of which nothing is planned. */
      lines: number;
      /** @description Copies, those of lines that are planned in part among them. */
      copies: number;
    };
    /** @description What is made of a line. */
    LineMaking: {
      /** @description The line of the order. */
      lineId: string;
      /** @description The colour as the catalogue has it; `null` for a project, or a colour that is gone. */
      colour: null | components['schemas']['PlateColour'];
      /** @description Colours of the part beside that one, as on business cards. */
      furtherColours: components['schemas']['PlateColour'][];
      /** @description How many copies. */
      copies: {
        /** @description Copies that are on no plate and not made. */
        toPlan: number;
        /** @description Copies on plates that are planned or being printed. */
        onPlates: number;
        /** @description Copies that are made. */
        done: number;
      };
      /** @description What was noticed of its file. */
      warnings: components['schemas']['MeshWarning'][];
      /** @description Plates that hold copies of it, newest first. */
      plates: {
        /** @description Names the record. */
        id: string;
        /** @description Its number, for people. */
        number: string;
        /**
         * @description Current state.
         * @enum {string}
         */
        status: 'done' | 'failed' | 'printing' | 'planned' | 'withdrawn';
        /** @description How many copies. */
        copies: number;
        /** @description Of those, how many failed. */
        failedCopies: number;
      }[];
    };
    LineRequest: {
      /** @description The `key` of an uploaded file of the caller. */
      fileKey: string;
      /** @description The file’s name: a label only. */
      filename: string;
      /** @description The SKU: the `id` of a material. */
      materialId: string;
      /**
       * @description Surface finish.
       * @default standard
       * @enum {string}
       */
      finish?: 'standard' | 'smooth' | 'polished';
      /**
       * @description Copies.
       * @default 1
       */
      quantity?: number;
      /**
       * @description Printed within a working day, for a surcharge.
       * @default false
       */
      isRush?: boolean;
    };
    /** @description A session in the list of an account's sessions. */
    ListedSession: {
      /** @description The `id` again: it names the session, and authenticates nothing. */
      token: string;
      /**
       * Format: date-time
       * @description When it was last used, to a quarter of an hour.
       */
      lastUsedAt: string;
      /** @description It is the caller's own. */
      isCurrent: boolean;
      /** @description Names the record. */
      id: string;
      /** @description Owner of the session. */
      userId: string;
      /**
       * Format: date-time
       * @description When it expires.
       */
      expiresAt: string;
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was last changed.
       */
      updatedAt: string;
      /** @description Address from which the session was begun. */
      ipAddress: string | null;
      /** @description The browser that began the session. */
      userAgent: string | null;
    };
    /** @description The process answers. */
    Live: {
      /**
       * @description Always `ok`.
       * @constant
       */
      status: 'ok';
    };
    /** @description How long a machine takes with a polymer, beside the estimates. */
    MachinePace: {
      /** @description The workshop's name for it. */
      machine: string;
      /**
       * @description The polymer.
       * @enum {string}
       */
      polymer: 'pla' | 'petg' | 'abs' | 'asa' | 'tpu';
      /** @description Its time relative to the estimate; `null` until there are enough plates. */
      pace: number | null;
      /** @description Its latest plates, oldest first. */
      points: {
        /** @description Minutes by the estimate. */
        estimatedMinutes: number;
        /** @description Minutes that the machine took. */
        actualMinutes: number;
        /** @description When it was. */
        at: string;
      }[];
    };
    MadeCopiesRequest: {
      /** @description The line. */
      lineId: string;
      /** @description How many of its copies are made. */
      copies: number;
    };
    /** @description A step that was taken, or a date that was moved. */
    MakingEntry: {
      /** @description ISO 8601, UTC. */
      at: string;
      /**
       * @description The column that the order came to.
       * @enum {string}
       */
      step?: 'paid' | 'shipped' | 'delivered' | 'toPlan' | 'printing' | 'toFinish' | 'packed';
      /** @description The new date, `YYYY-MM-DD`. */
      promisedOn?: string;
      /** @description Why, where a person said so. */
      reason?: string;
      /** @description The operator. */
      by: string;
    };
    MakingStepRequest: {
      /**
       * @description The column that the order is to come to.
       * @enum {string}
       */
      step: 'toPlan' | 'printing' | 'toFinish' | 'packed';
      /** @description Of `toFinish`: copies that were made without a plate, or after theirs had failed. Each line of which copies are to be planned is named with all of them: `details.copies` of the refusal lists them. */
      made?: components['schemas']['MadeCopiesRequest'][];
      /**
       * @description The state that it had when this was decided: refused where it has another by now, unless nothing would change.
       * @enum {string}
       */
      ofStatus?: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      /**
       * @description The shop's own step that it had then, likewise: of a packed order copies may be printed anew meanwhile.
       * @enum {string}
       */
      ofStep?: 'toPlan' | 'printing' | 'toFinish' | 'packed';
    };
    /** @description An order that a transfer may be for. */
    MatchedOrder: {
      /** @description MAD, tax included. */
      total: number;
      /**
       * @description What names it: its whole number, a number without `CMD`, or its amount alone.
       * @enum {string}
       */
      ground: 'number' | 'digits' | 'amount';
      /** @description The transfer is of exactly its total. */
      isSameAmount: boolean;
      /** @description Names the record. */
      id: string;
      /** @description `CMD-YYYY-NNNN`. */
      number: string;
      /**
       * @description Current state.
       * @enum {string}
       */
      status: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      /** @description E-mail address of the customer. */
      customer: string;
    };
    /** @description A transfer of a statement, with the orders that it may be for. */
    MatchedTransfer: {
      /** @description Line of the statement, or place in the list, from 1. */
      line: number;
      /** @description `YYYY-MM-DD`. */
      day: string | null;
      /** @description MAD: what has arrived. */
      amount: number;
      /** @description The bank's texts of it. */
      reference: string;
      /**
       * @description exact: number and amount agree. near: one of them does. several: several orders fit. recorded: reference, amount and day are those of a recorded transfer, or one of both has no day. none: no order fits.
       * @enum {string}
       */
      match: 'exact' | 'near' | 'several' | 'none' | 'recorded';
      /** @description The reference was recorded before, perhaps with another amount or day: as a further transfer it is `sharedTransfer`. */
      isKnown: boolean;
      /** @description How many transfers were recorded with the reference: sent as `ofRecorded`. */
      timesRecorded: number;
      /** @description Of those the latest of this amount, else the latest; `null` where there is none. */
      lastRecorded: null | components['schemas']['RecordedTransfer'];
      /** @description The orders add up to the amount: one transfer pays all of them. */
      isShared: boolean;
      /** @description The orders that it may be for, the surest first. */
      orders: components['schemas']['MatchedOrder'][];
    };
    /** @description A colour SKU as clients see it. */
    Material: {
      /** @description The SKU; sent as `materialId` elsewhere. */
      id: string;
      /** @description The name. */
      name: string;
      /** @description The French name. */
      nameFr: string;
      /**
       * @description Printing technology.
       * @constant
       */
      technology: 'fdm';
      /**
       * @description Polymer family.
       * @enum {string}
       */
      materialType: 'pla' | 'petg' | 'abs' | 'asa' | 'tpu';
      /** @description Dirhams a gram. */
      pricePerGram: number;
      /** @description g/cm³. */
      density: number;
      /** @description It is in stock. */
      available: boolean;
      /** @description The colour on a screen, as CSS writes it. */
      previewColor: string;
    };
    /** @description What one polymer costs and weighs. */
    MaterialRate: {
      /** @description Centimes a gram, supports included. */
      centimesPerGram: number;
      /** @description g/cm³: what turns plastic into grams. */
      densityGPerCm3: number;
    };
    MaterialRateRequest: {
      /** @description Centimes a gram, tax and supports included. */
      centimesPerGram: number;
      /** @description g/cm³: what turns plastic into grams. */
      densityGPerCm3: number;
    };
    MaterialRatesRequest: {
      /** @description Of PLA. */
      pla: components['schemas']['MaterialRateRequest'];
      /** @description Of PETG. */
      petg: components['schemas']['MaterialRateRequest'];
      /** @description Of ABS. */
      abs: components['schemas']['MaterialRateRequest'];
      /** @description Of ASA. */
      asa: components['schemas']['MaterialRateRequest'];
      /** @description Of TPU. */
      tpu: components['schemas']['MaterialRateRequest'];
    };
    /** @description Facts about a file's geometry, as answers show them. */
    MeshAnalysis: {
      /**
       * @description The same unit as an upload's `unit` names it: `mm`, `cm`, `m`, `in`; `null` for another that a 3MF file names.
       * @enum {string|null}
       */
      uploadUnit: 'mm' | 'cm' | 'm' | 'in' | null;
      /** @description Names content and unit: SHA-256 of the file, lower-case hex, or of that hash, a space and the unit it was uploaded with, if not mm. */
      fileHash: string;
      /** @description Version of the program that measured the file. */
      kernelVersion: string;
      /**
       * @description What the file is.
       * @enum {string}
       */
      format: 'stl' | 'obj' | '3mf';
      /** @description Unit the file's numbers were read in: `millimeter`, `centimeter`, `meter`, `inch`, or another that a 3MF file names. */
      unit: string;
      /** @description Triangles of the mesh. */
      triangles: number;
      /** @description Connected pieces of the surface, cavities included. */
      shells: number;
      /** @description Volume that the surface encloses. */
      volumeMm3: number;
      /** @description Area of the whole surface. */
      surfaceAreaMm2: number;
      boundingBoxMm: components['schemas']['BoxMm'];
      /** @description The surface has no holes. */
      isClosed: boolean;
      /** @description Surface facing down more steeply than 45°, the face on the bed left out. */
      overhangAreaMm2: number;
      /** @description Space that supports fill, under overhangs that cannot bridge. */
      supportVolumeMm3: number;
      /** @description Layers of the print. */
      layerCount: number;
      /** @description Machine time of one copy in a rigid material, and of its longest layer; 0 where it cannot be printed. */
      printSeconds: number;
      /** @description Machine time of the longest layer. */
      longestLayerSeconds: number;
      /** @description Bands around the estimate of plastic and hours; `null` where the part cannot be printed, missing in analyses of kernels before 10. */
      estimateBand?: null | components['schemas']['EstimateBand'];
    };
    /** @description A verdict that stops the print. */
    MeshFault: {
      /**
       * @description Reason of the refusal.
       * @enum {string}
       */
      reason:
        | 'meshUnreadable'
        | 'meshNotClosed'
        | 'exceedsBuildVolume'
        | 'belowMinimumSize'
        | 'rushUnavailable'
        | 'cityNotServed'
        | 'quoteMismatch'
        | 'materialUnavailable'
        | 'emailNotVerified'
        | 'passwordNotChosen'
        | 'wrongPassword'
        | 'ordersInProgress'
        | 'quoteExpired'
        | 'quoteLocked'
        | 'quoteOfProject'
        | 'quoteAlreadyOrdered'
        | 'projectNotQuoted'
        | 'answerExpired'
        | 'quantityTooLarge'
        | 'orderAlreadyPaid'
        | 'orderNotPayable'
        | 'notRefundable'
        | 'refundTooLarge'
        | 'mailNotResendable'
        | 'amountMismatch'
        | 'transferAlreadyUsed'
        | 'ownRole'
        | 'priceBookFixed'
        | 'priceBookOutdated'
        | 'priceBookFaulty'
        | 'priceBookUncompared'
        | 'tooManyUnpaidOrders'
        | 'tooManyRecords'
        | 'storageQuotaExceeded'
        | 'idempotencyKeyReused'
        | 'planOutdated'
        | 'copiesNotMade'
        | 'copiesUnwanted'
        | 'machineBusy';
      /** @description In English, for people. */
      message: string;
      /** @description In French, for people. */
      messageFr: string;
      /** @description What was measured. */
      value?: number;
      /** @description The bound that the value must keep. */
      limit?: number;
    };
    /** @description Verdicts about a file's geometry. */
    MeshValidation: {
      /** @description True when no error prevents printing. */
      printable: boolean;
      /** @description Faults that prevent printing. */
      errors: components['schemas']['MeshFault'][];
      /** @description Findings that do not prevent printing. */
      warnings: components['schemas']['MeshWarning'][];
    };
    /** @description A verdict that does not stop the print. */
    MeshWarning: {
      /** @description A short name for programs. */
      code: string;
      /** @description In English, for people. */
      message: string;
      /** @description In French, for people. */
      messageFr: string;
      /** @description What was measured. */
      value?: number;
      /** @description The bound that the value must keep. */
      limit?: number;
    };
    MessageAnswerRequest: {
      /** @description What is mailed to whoever wrote. */
      text: string;
      /**
       * @description The state that the message was seen in: one that it no longer has is refused, so that two operators do not answer one.
       * @enum {string}
       */
      ofStatus?: 'open' | 'answered' | 'closed';
      /**
       * Format: date-time
       * @description The `answeredAt` of the answer that was seen: where there is a later one, no other is sent.
       */
      ofAnsweredAt?: string;
    };
    MessageStatusRequest: {
      /**
       * @description `closed` needs no answer any more, `open` does.
       * @enum {string}
       */
      status: 'open' | 'closed';
    };
    /** @description A payment, an order or a refund that does not agree with the others. */
    Mismatch: {
      /** @description Of the payment's event, the order or the refund. */
      id: string;
      /**
       * @description refusedPayment: a provider reports money that was not credited. otherAmount: credited with another amount than the order's. notCredited: applied, but its order is not paid. paidWithoutEvent: paid without a payment on record. withoutInvoice: paid without an invoice. stuckRefund: no answer of the provider for an hour. failedRefund: refused by it. takenBack: a dispute, or a refund that was made on the provider's pages; listed until it is settled by hand.
       * @enum {string}
       */
      kind:
        | 'refusedPayment'
        | 'otherAmount'
        | 'notCredited'
        | 'paidWithoutEvent'
        | 'withoutInvoice'
        | 'stuckRefund'
        | 'failedRefund'
        | 'takenBack';
      /** @description When it was reported, paid or begun. */
      at: string;
      /** @description `null` where the provider named no attempt of ours. */
      order: null | components['schemas']['MoneyOrder'];
      /** @description What was reported, in MAD; `null` where nothing was. */
      amount: number | null;
      /** @description What the order says. */
      expected: number | null;
      /** @description The provider's or the bank's name for it. */
      reference: string | null;
      /** @description Why it was refused, or what happened, for operators. */
      note: string | null;
    };
    /** @description The money of a day in Morocco, and what is open now. */
    MoneyDay: {
      /** @description `YYYY-MM-DD`. */
      day: string;
      /** @description Orders that were paid on the day. */
      paid: components['schemas']['MoneySum'];
      /** @description Those of them that were paid at a gateway. */
      paidByCard: components['schemas']['MoneySum'];
      /** @description Those of them that were paid by bank transfer. */
      paidByTransfer: components['schemas']['MoneySum'];
      /** @description Credit notes of the day. */
      refunds: components['schemas']['MoneySum'];
      /** @description Money that came in on the day for orders that did not await it, and refunds that came back. */
      surplus: components['schemas']['MoneySum'];
      /** @description Such money, whenever it had come, that was marked as given back on the day. */
      returned: components['schemas']['MoneySum'];
      /** @description Payments that a provider declined on the day. */
      declined: components['schemas']['MoneySum'];
      /** @description Orders that await their payment now. */
      due: components['schemas']['MoneySum'];
      /** @description Those of them that have waited for a bank transfer for three days or more. */
      late: components['schemas']['MoneySum'];
      /** @description Money that no order awaited, and refunds that did not arrive, not given back yet. */
      toReturn: components['schemas']['MoneySum'];
    };
    /** @description An order that money is about. */
    MoneyOrder: {
      /** @description Names the record. */
      id: string;
      /** @description `CMD-YYYY-NNNN`. */
      number: string;
      /**
       * @description Current state.
       * @enum {string}
       */
      status: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      /** @description E-mail address of the customer. */
      customer: string;
    };
    /** @description How many, and how much in MAD, tax included. */
    MoneySum: {
      /** @description How many. */
      count: number;
      /** @description MAD, tax included. */
      amount: number;
    };
    /** @description Money that came in, or went back. */
    Movement: {
      /** @description Of the order, the refund, or the record of `GET returns`; a return by hand has one of its own. */
      id: string;
      /**
       * @description payment: an order was paid. refund: money went back with a credit note. surplus: it came in for an order that did not await it. refundFailed: a refund came back. return: money of these two was given back by hand.
       * @enum {string}
       */
      kind: 'refund' | 'payment' | 'surplus' | 'refundFailed' | 'return';
      /** @description When it was recorded. */
      at: string;
      /** @description The day on which it had come or gone, `YYYY-MM-DD`: of a transfer by the statement, else that of `at`. */
      paidOn: string;
      /** @description The order that it is about. */
      order: components['schemas']['MoneyOrder'];
      /** @description MAD; below zero for what went back. */
      amount: number;
      /**
       * @description How it was paid; of a return by hand, how the money had come.
       * @enum {string}
       */
      paymentMethod: 'card' | 'transfer';
      /** @description The provider's or the bank's name for it. */
      reference: string | null;
      /** @description Of the invoice or the credit note. */
      documentNumber: string | null;
    };
    NewAddressRequest: {
      /** @description The customer’s name for the address. */
      label: string;
      /** @description Recipient of the parcel. */
      fullName: string;
      /** @description A Moroccan number such as `0612345678` or `+212612345678`. */
      phone: string;
      /** @description Street and number. */
      street: string;
      /** @description The city, as the destination is called; case, accents and hyphens do not count. */
      city: string;
      /** @description An id of GET /api/shipping/destinations; `city` must name it. */
      shippingDestinationId: string;
      /** @description Five digits. */
      postalCode?: string;
      /**
       * @description The default address; an account has at most one.
       * @default false
       */
      isDefault?: boolean;
    };
    NewDraftRequest: {
      /** @description Why it is written. */
      note?: string;
      /** @description Its figures; those of the current book when left out. */
      book?: components['schemas']['PriceBookFieldsRequest'];
    };
    NewNoteRequest: {
      /** @description The order, project or customer. */
      subjectId: string;
      /** @description What the others should know. */
      text: string;
    };
    NewProjectRequest: {
      /**
       * @description The kind of project.
       * @enum {string}
       */
      vertical: 'automotive' | 'cosplay' | 'hobby' | 'other';
      /** @description The project in a few words. */
      title: string;
      /** @description What the customer needs. */
      description: string;
      /**
       * @description Copies.
       * @default 1
       */
      quantity?: number;
      /** @description A Moroccan number such as `0612345678` or `+212612345678`. */
      phone?: string;
      /**
       * @description What the project may cost, in MAD: b1 below 500, b2 500 to 2,000, b3 2,000 to 10,000, b4 more.
       * @enum {string}
       */
      budgetRange?: 'b1' | 'b2' | 'b3' | 'b4';
      /**
       * Format: date-time
       * @description When the project must be finished: a date-time in the future.
       */
      deadline?: string;
      /** @description An http(s) address, or '' for none. */
      referenceUrl?: string | unknown | unknown;
      /** @description '' for none. */
      fileKey?: string;
      /**
       * @description More files of the caller's that belong to it.
       * @default []
       */
      furtherFileKeys?: string[];
      /** @description The material that the customer would like. */
      materialPref?: string;
      /**
       * @description The finish that the customer would like.
       * @enum {string}
       */
      finishPref?: 'standard' | 'smooth' | 'polished';
    };
    /** @description A note of an operator for the others. */
    Note: {
      /** @description Names the record. */
      id: string;
      /** @description The order, project or customer that it is about. */
      subjectId: string;
      /** @description The operator's name. */
      author: string;
      /** @description What the others should know. */
      text: string;
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
    };
    NoteRequest: {
      /** @description Why: kept in the audit. */
      note: string;
    };
    /** @description Somebody who may enter the operators' area. */
    Operator: {
      /** @description Of the account. */
      id: string;
      /** @description The name. */
      name: string;
      /** @description E-mail address; compared and kept trimmed and in lower case. */
      email: string;
      /**
       * @description viewer reads, operator makes and answers, admin decides prices and who is an operator.
       * @enum {string}
       */
      role: 'operator' | 'viewer' | 'admin';
      /** @description Named in `OPERATOR_EMAILS`: its role cannot be changed here. */
      isFromSettings: boolean;
    };
    /** @description An order as the shop sees it. */
    OperatorOrder: {
      /** @description The customer who placed the order. */
      customer: {
        /** @description Names the record. */
        id: string;
        /** @description The name. */
        name: string;
        /** @description E-mail address; compared and kept trimmed and in lower case. */
        email: string;
      };
      /** @description Where an operator may take it from here. */
      nextStatuses: (
        'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded'
      )[];
      /** @description Payments that came in when the order was paid already, or closed: to be given back by hand. */
      paymentsToReturn: components['schemas']['SurplusPayment'][];
      /** @description The saved quote that is ordered. */
      quoteId: string | null;
      /** @description Delivery address. */
      address: components['schemas']['DeliveryAddress'];
      /** @description Where the invoice is addressed, if not there. */
      billingAddress: null | components['schemas']['BillingAddress'];
      /** @description Present once paid: GET /api/orders/{id}/invoice has the PDF. */
      invoiceNumber: string | null;
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the provider confirmed the payment.
       */
      paidAt: string | null;
      /**
       * @description How it was paid.
       * @enum {string|null}
       */
      paymentMethod: 'card' | 'transfer' | null;
      /** @description MAD that credit notes have given back. */
      refundedAmount: number;
      /** @description What has been given back, oldest first. */
      creditNotes: components['schemas']['CreditNote'][];
      /** @description The day at the door, `YYYY-MM-DD`: told with the payment, and a later one where a print failed. */
      promisedOn: string | null;
      /** @description How the parcel travels, once it is shipped. */
      shipment: null | components['schemas']['Shipment'];
      /** @description Every state that it has had, oldest first. */
      history: components['schemas']['OrderStep'][];
      /** @description The lines. A list without `limit` and `after` leaves them out of the orders after the first 1,000 lines: read these orders one by one, or by pages. */
      items?: components['schemas']['OrderLine'][];
      /** @description Names the record. */
      id: string;
      /** @description `CMD-YYYY-NNNN`. */
      orderNumber: string;
      /**
       * @description Current state.
       * @enum {string}
       */
      status: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      /** @description MAD, tax, service fee and minimum adjustment included. */
      subtotalAmount: number;
      /** @description 0: delivery is in the prices. */
      shippingCost: number;
      /** @description What the payment provider will charge. */
      totalAmount: number;
      /** @description Lines. */
      itemCount: number;
      /** @description Working days from payment until all lines are at the door. */
      estimatedDeliveryDays: number | null;
      /** @description Who buys, if a company does. */
      company: null | components['schemas']['Company'];
      /** @description The company's own number for this purchase. */
      purchaseOrder: string | null;
      /** @description The company's name for what it buys this for. */
      project: string | null;
    };
    /** @description A project as the team sees it. */
    OperatorProject: {
      /** @description The customer who placed the order. */
      customer: {
        /** @description Names the record. */
        id: string;
        /** @description The name. */
        name: string;
        /** @description E-mail address; compared and kept trimmed and in lower case. */
        email: string;
      };
      /** @description Downloads the customer's file; works for 15 minutes. */
      fileUrl: string | null;
      /** @description Where an operator may take it from here; `quoted` by an answer. */
      nextStatuses: ('received' | 'inReview' | 'quoted' | 'accepted' | 'declined' | 'closed')[];
      /**
       * @description The kind of project.
       * @enum {string}
       */
      vertical: 'automotive' | 'cosplay' | 'hobby' | 'other';
      /** @description The project in a few words. */
      title: string;
      /** @description What the customer needs. */
      description: string;
      /** @description Copies. */
      quantity: number;
      /** @description A Moroccan number such as `0612345678` or `+212612345678`. */
      phone: string | null;
      /**
       * @description What the project may cost, in MAD: b1 below 500, b2 500 to 2,000, b3 2,000 to 10,000, b4 more.
       * @enum {string|null}
       */
      budgetRange: 'b1' | 'b2' | 'b3' | 'b4' | null;
      /** @description When the project must be finished: a date-time in the future. */
      deadline: string | null;
      /** @description Page with more information; the service never fetches it. */
      referenceUrl: string | null;
      /** @description The `key` of an uploaded file of the caller. */
      fileKey: string | null;
      /** @description Every file that came with it, `fileKey` first; those that are no longer kept are left out. */
      files: components['schemas']['ProjectFile'][];
      /** @description Shows the part of `fileKey`, a PNG of 480 by 360 pixels; works for an hour at least. `null` until it is drawn. */
      pictureUrl: string | null;
      /** @description The material that the customer would like. */
      materialPref: string | null;
      /**
       * @description The finish that the customer would like.
       * @enum {string|null}
       */
      finishPref: 'standard' | 'smooth' | 'polished' | null;
      /** @description What the team answered last. */
      answer: null | components['schemas']['ProjectAnswer'];
      /** @description The order that it became when its answer was accepted. */
      orderId: string | null;
      /** @description Every state that it has had, oldest first. */
      history: components['schemas']['ProjectStep'][];
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was last changed.
       */
      updatedAt: string;
      /** @description Names the record. */
      id: string;
      /** @description The number for people: `DV-YYYY-NNNN` for a quote, `PR-YYYY-NNNN` for a project. */
      reference: string;
      /**
       * @description Current state.
       * @enum {string}
       */
      status: 'received' | 'inReview' | 'quoted' | 'accepted' | 'declined' | 'closed';
    };
    Order: {
      /** @description The saved quote that is ordered. */
      quoteId: string | null;
      /** @description Delivery address. */
      address: components['schemas']['DeliveryAddress'];
      /** @description Where the invoice is addressed, if not there. */
      billingAddress: null | components['schemas']['BillingAddress'];
      /** @description Present once paid: GET /api/orders/{id}/invoice has the PDF. */
      invoiceNumber: string | null;
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the provider confirmed the payment.
       */
      paidAt: string | null;
      /**
       * @description How it was paid.
       * @enum {string|null}
       */
      paymentMethod: 'card' | 'transfer' | null;
      /** @description MAD that credit notes have given back. */
      refundedAmount: number;
      /** @description What has been given back, oldest first. */
      creditNotes: components['schemas']['CreditNote'][];
      /** @description The day at the door, `YYYY-MM-DD`: told with the payment, and a later one where a print failed. */
      promisedOn: string | null;
      /** @description How the parcel travels, once it is shipped. */
      shipment: null | components['schemas']['Shipment'];
      /** @description Every state that it has had, oldest first. */
      history: components['schemas']['OrderStep'][];
      /** @description The lines. A list without `limit` and `after` leaves them out of the orders after the first 1,000 lines: read these orders one by one, or by pages. */
      items?: components['schemas']['OrderLine'][];
      /** @description Names the record. */
      id: string;
      /** @description `CMD-YYYY-NNNN`. */
      orderNumber: string;
      /**
       * @description Current state.
       * @enum {string}
       */
      status: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      /** @description MAD, tax, service fee and minimum adjustment included. */
      subtotalAmount: number;
      /** @description 0: delivery is in the prices. */
      shippingCost: number;
      /** @description What the payment provider will charge. */
      totalAmount: number;
      /** @description Lines. */
      itemCount: number;
      /** @description Working days from payment until all lines are at the door. */
      estimatedDeliveryDays: number | null;
      /** @description Who buys, if a company does. */
      company: null | components['schemas']['Company'];
      /** @description The company's own number for this purchase. */
      purchaseOrder: string | null;
      /** @description The company's name for what it buys this for. */
      project: string | null;
    };
    OrderAddressRequest: {
      /** @description Recipient of the parcel. */
      fullName?: string;
      /** @description A Moroccan number such as `0612345678` or `+212612345678`. */
      phone?: string;
      /** @description Street and number. */
      street?: string;
      /** @description `null` or '' clears it. */
      postalCode?: string | null;
    };
    OrderCreated: {
      /** @description Names the record. */
      id: string;
      /** @description `CMD-YYYY-NNNN`. */
      orderNumber: string;
      /**
       * @description Current state.
       * @enum {string}
       */
      status: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      /** @description MAD, tax, service fee and minimum adjustment included. */
      subtotalAmount: number;
      /** @description 0: delivery is in the prices. */
      shippingCost: number;
      /** @description What the payment provider will charge. */
      totalAmount: number;
      /** @description Lines. */
      itemCount: number;
      /** @description Working days from payment until all lines are at the door. */
      estimatedDeliveryDays: number | null;
    };
    /** @description A file of an order's line. */
    OrderFile: {
      /** @description The line of the order. */
      lineId: string;
      /** @description What it is called in the archive: order, line, copies, colour, finish. */
      name: string;
      /** @description What its customer calls it. */
      fileName: string;
      /** @description Bytes of the file. */
      sizeBytes: number;
      /** @description A download link; good until `expiresAt`. */
      url: string;
      /**
       * Format: date-time
       * @description When the link ends.
       */
      expiresAt: string;
    };
    OrderLine: {
      /** @description Names the record. */
      id: string;
      /**
       * @description `part`: copies of a file. `project`: a project request, at the price that its customer accepted.
       * @enum {string}
       */
      kind: 'part' | 'project';
      /** @description `null` on a project's line, as material, technology and finish are. */
      fileKey: string | null;
      /** @description The reference and the title of a project. */
      fileName: string;
      /** @description The SKU: the `id` of a material. */
      materialId: string | null;
      /**
       * @description Printing technology.
       * @constant
       */
      technology: 'fdm';
      /**
       * @description Surface finish.
       * @enum {string|null}
       */
      finish: 'standard' | 'smooth' | 'polished' | null;
      /** @description Copies. */
      quantity: number;
      /** @description Printed within a working day, for a surcharge. */
      isRush: boolean;
      /** @description The price of the line. */
      quote: components['schemas']['Quote'];
      /** @description Shows the part, a PNG of 480 by 360 pixels; works for an hour at least. `null` until it is drawn, and once its file is gone. */
      pictureUrl: string | null;
    };
    OrderLineRequest: {
      /** @description The saved quote's line that this is. */
      quoteItemId?: string;
      /** @description The `key` of an uploaded file of the caller. */
      fileKey: string;
      /** @description The file’s name: a label only. */
      fileName: string;
      /** @description The SKU: the `id` of a material. */
      materialId: string;
      /**
       * @description Printing technology.
       * @enum {string}
       */
      technology: 'fdm';
      /**
       * @description Surface finish.
       * @default standard
       * @enum {string}
       */
      finish?: 'standard' | 'smooth' | 'polished';
      /** @description Copies. */
      quantity: number;
      /**
       * @description Printed within a working day, for a surcharge.
       * @default false
       */
      isRush?: boolean;
    };
    /** @description A mail about an order. */
    OrderMail: {
      /** @description Names the record. */
      id: string;
      /** @description Which mail it is, such as `order-shipped`. */
      template: string;
      /** @description Where it was sent. */
      recipient: string;
      /** @description Its language. */
      locale: string;
      /**
       * @description `pending` until the mail server has taken it.
       * @enum {string}
       */
      status: 'pending' | 'failed' | 'sent';
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the mail server took it.
       */
      sentAt: string | null;
    };
    /** @description A mail as it was written. Its button leads nowhere here: links are the customer's own. */
    OrderMailText: {
      /** @description Its subject. */
      subject: string;
      /** @description Its text. */
      text: string;
      /** @description The same as HTML. */
      html: string;
      /** @description Names the record. */
      id: string;
      /** @description Which mail it is, such as `order-shipped`. */
      template: string;
      /** @description Where it was sent. */
      recipient: string;
      /** @description Its language. */
      locale: string;
      /**
       * @description `pending` until the mail server has taken it.
       * @enum {string}
       */
      status: 'pending' | 'failed' | 'sent';
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the mail server took it.
       */
      sentAt: string | null;
    };
    /** @description How far the making of an order is. */
    OrderMaking: {
      /**
       * @description Its place on the board.
       * @enum {string|null}
       */
      column: 'paid' | 'shipped' | 'delivered' | 'toPlan' | 'printing' | 'toFinish' | 'packed' | null;
      /** @description Where it may be moved by hand. */
      nextColumns: ('paid' | 'shipped' | 'delivered' | 'toPlan' | 'printing' | 'toFinish' | 'packed')[];
      /** @description The day that was promised, `YYYY-MM-DD`. */
      promisedOn: string | null;
      /** @description The day on which its parcel has to leave for that, `YYYY-MM-DD`. */
      shipByOn: string | null;
      /** @description All of its money is about to go back: it is neither printed nor sent. */
      isGoingBack: boolean;
      /** @description Steps and moved dates, oldest first. */
      history: components['schemas']['MakingEntry'][];
      /** @description Its lines. */
      lines: components['schemas']['LineMaking'][];
      /** @description Payments that were tried. */
      payments: components['schemas']['OrderPayment'][];
      /** @description The quote that was ordered. */
      quote: {
        /** @description Names the record. */
        id: string;
        /** @description The number for people: `DV-YYYY-NNNN` for a quote, `PR-YYYY-NNNN` for a project. */
        reference: string;
      } | null;
      /** @description The custom project that it came of. */
      request: {
        /** @description Names the record. */
        id: string;
        /** @description The number for people: `DV-YYYY-NNNN` for a quote, `PR-YYYY-NNNN` for a project. */
        reference: string;
      } | null;
    };
    /** @description A payment that was tried. */
    OrderPayment: {
      /** @description Who took the payment. */
      provider: string;
      /** @description Its state. */
      status: string;
      /** @description MAD. */
      amount: number;
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When it was settled.
       */
      closedAt: string | null;
    };
    OrderStatusRequest: {
      /**
       * @description The state that the order is to have.
       * @enum {string}
       */
      status: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      /** @description Who carries the parcel; with `shipped`, also to correct it. */
      carrier?: string | null;
      /** @description The carrier's number of the parcel. */
      trackingNumber?: string | null;
      /**
       * Format: uri
       * @description Where the customer follows the parcel.
       */
      trackingUrl?: string | null;
      /** @description Of `refunded`: printed on the credit note. */
      reason?: string;
      /** @description Of `refunded`: the bank's or the gateway's name for it, where money is returned by hand. */
      reference?: string;
      /**
       * @description The state that it had when this was decided: refused where it has another by now, unless nothing would change.
       * @enum {string}
       */
      ofStatus?: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      /**
       * @description The shop's own step that it had then, likewise: of a packed order copies may be printed anew meanwhile.
       * @enum {string}
       */
      ofStep?: 'toPlan' | 'printing' | 'toFinish' | 'packed';
    };
    /** @description A state that an order has had. */
    OrderStep: {
      /**
       * @description The state.
       * @enum {string}
       */
      status: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      /** @description Since when. */
      at: string;
    };
    OrderWithLines: {
      /** @description A mail of this order has been waiting to be sent for more than five minutes; it goes out by itself. */
      mailLate: boolean;
      /** @description The lines. A list without `limit` and `after` leaves them out of the orders after the first 1,000 lines: read these orders one by one, or by pages. */
      items: components['schemas']['OrderLine'][];
      /** @description The saved quote that is ordered. */
      quoteId: string | null;
      /** @description Delivery address. */
      address: components['schemas']['DeliveryAddress'];
      /** @description Where the invoice is addressed, if not there. */
      billingAddress: null | components['schemas']['BillingAddress'];
      /** @description Present once paid: GET /api/orders/{id}/invoice has the PDF. */
      invoiceNumber: string | null;
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the provider confirmed the payment.
       */
      paidAt: string | null;
      /**
       * @description How it was paid.
       * @enum {string|null}
       */
      paymentMethod: 'card' | 'transfer' | null;
      /** @description MAD that credit notes have given back. */
      refundedAmount: number;
      /** @description What has been given back, oldest first. */
      creditNotes: components['schemas']['CreditNote'][];
      /** @description The day at the door, `YYYY-MM-DD`: told with the payment, and a later one where a print failed. */
      promisedOn: string | null;
      /** @description How the parcel travels, once it is shipped. */
      shipment: null | components['schemas']['Shipment'];
      /** @description Every state that it has had, oldest first. */
      history: components['schemas']['OrderStep'][];
      /** @description Names the record. */
      id: string;
      /** @description `CMD-YYYY-NNNN`. */
      orderNumber: string;
      /**
       * @description Current state.
       * @enum {string}
       */
      status: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      /** @description MAD, tax, service fee and minimum adjustment included. */
      subtotalAmount: number;
      /** @description 0: delivery is in the prices. */
      shippingCost: number;
      /** @description What the payment provider will charge. */
      totalAmount: number;
      /** @description Lines. */
      itemCount: number;
      /** @description Working days from payment until all lines are at the door. */
      estimatedDeliveryDays: number | null;
      /** @description Who buys, if a company does. */
      company: null | components['schemas']['Company'];
      /** @description The company's own number for this purchase. */
      purchaseOrder: string | null;
      /** @description The company's name for what it buys this for. */
      project: string | null;
    };
    /** @description The password is changed, and a new session has begun. */
    PasswordChanged: {
      /** @description Id of the new session. It authenticates nothing: the session is in the cookie. */
      token: string;
      /** @description The account. */
      user: components['schemas']['User'];
    };
    /** @description A queue, or a customer's lane, whose work waits. */
    Pause: {
      /**
       * @description `queue`: no worker takes its jobs. `customer`: files are not measured and cards not made for this account.
       * @enum {string}
       */
      kind: 'customer' | 'queue';
      /** @description The queue's name, or the id of the account. */
      subject: string;
      /** @description The account; `null` of a queue. */
      customer: {
        /** @description Names the record. */
        id: string;
        /** @description The name. */
        name: string;
        /** @description E-mail address; compared and kept trimmed and in lower case. */
        email: string;
      } | null;
      /** @description Why it waits. */
      reason: string;
      /** @description The operator who paused it. */
      pausedBy: string;
      /** @description Since when. */
      since: string;
    };
    PauseRequest: {
      /** @description Why: shown beside the pause, and kept in the audit. */
      reason: string;
    };
    /** @description Rows that wait, and whether the job that finds lost ones does its work. */
    Pending: {
      /** @description Of each kind of work. */
      kinds: components['schemas']['PendingReading'][];
      /** @description Seconds since the requeue was last done: more than 120 (`requeueLateSeconds`) is late. `null` if it has not run yet. */
      requeueLagSeconds: number | null;
    };
    /** @description The rows of a kind of work that wait. */
    PendingReading: {
      /**
       * @description The kind of work.
       * @enum {string}
       */
      job:
        | 'accounts.mail'
        | 'accounts.export'
        | 'analysis.measure'
        | 'cards.generate'
        | 'cards.picture'
        | 'documents.render'
        | 'mail.send'
        | 'parts.outline'
        | 'parts.picture'
        | 'payments.confirmSandbox'
        | 'plates.files'
        | 'plates.plan'
        | 'payments.refund'
        | 'uploads.inspect'
        | 'orders.cancelUnpaid'
        | 'quotes.expire'
        | 'projects.remind'
        | 'files.retain'
        | 'maintenance.erase'
        | 'maintenance.requeue'
        | 'maintenance.sweep';
      /** @description Rows whose work is not done. */
      pending: number;
      /** @description Of these, rows that wait longer than work of their kind should. */
      stuck: number;
      /** @description Age of the oldest of them. */
      oldestSeconds: number;
    };
    PlaceOrderRequest: {
      /** @description Where the order goes: the `id` of one of the caller’s addresses. */
      addressId: string;
      /** @description The saved quote that is ordered. */
      quoteId?: string;
      /**
       * @description The customer accepts the conditions of sale.
       * @constant
       */
      acceptTerms: true;
      /** @description Where the invoice is addressed; the delivery address when left out. */
      billingAddress?: components['schemas']['BillingAddressRequest'];
      /** @description The lines. */
      items: components['schemas']['OrderLineRequest'][];
      /** @description Who buys, if a company does; the account's when left out. */
      company?: components['schemas']['CompanyRequest'];
      /** @description The company's own number for this purchase, as it must stand on the invoice. */
      purchaseOrder?: string;
      /** @description What the company buys this for. */
      project?: string;
      /** @description Whether company, purchase order and project that are left out come from the account. Left out: as the quote was saved, without a quote `true`. */
      accountDefaults?: boolean;
    };
    /** @description Where a copy lies: the lower left corner of its turned box from the bed's corner, and its quarter turns. */
    Placement: {
      /** @description From the left side of the bed. */
      xMm: number;
      /** @description From the front of the bed. */
      yMm: number;
      /**
       * @description Quarter turns, counterclockwise.
       * @enum {integer}
       */
      turns: 0 | 2 | 3 | 1;
    };
    PlacementRequest: {
      /**
       * @description To the right of its own place, millimetres.
       * @default 0
       */
      dx?: number;
      /**
       * @description Above its own place, millimetres.
       * @default 0
       */
      dy?: number;
      /**
       * @description Times its own size, about its centre.
       * @default 1
       */
      scale?: number;
    };
    PlacementsRequest: {
      /** @description Where the name goes. */
      name?: components['schemas']['PlacementRequest'];
      /** @description Where the title goes. */
      title?: components['schemas']['PlacementRequest'];
      /** @description Where the company goes. */
      company?: components['schemas']['PlacementRequest'];
      /** @description Where the telephone number goes. */
      phone?: components['schemas']['PlacementRequest'];
      /** @description Where the e-mail address goes. */
      email?: components['schemas']['PlacementRequest'];
      /** @description Where the website goes. */
      website?: components['schemas']['PlacementRequest'];
      /** @description Where the mark goes. */
      mark?: components['schemas']['PlacementRequest'];
      /** @description Where the QR code goes. */
      qr?: components['schemas']['PlacementRequest'];
    };
    PlanRequest: {
      /** @description Only copies of this colour. */
      materialId?: string;
      /** @description Only copies of these orders. */
      orderIds?: string[];
      /**
       * Format: date
       * @description Only orders that are promised for this day or an earlier one.
       */
      promisedBy?: string;
    };
    /** @description A plate as lists show it. */
    Plate: {
      /** @description Names the record. */
      id: string;
      /** @description `PL-YYYY-NNNN`. */
      number: string;
      /**
       * @description Its state.
       * @enum {string}
       */
      status: 'done' | 'failed' | 'printing' | 'planned' | 'withdrawn';
      /** @description Where it may go from here. */
      nextStatuses: ('done' | 'failed' | 'printing' | 'planned' | 'withdrawn')[];
      /** @description The colour: the id of a material. */
      materialId: string;
      /** @description The colour; `null` for one that is no longer in the catalogue. */
      material: null | components['schemas']['PlateColour'];
      /** @description Colours of its parts beside that one, as on business cards. */
      furtherColours: components['schemas']['PlateColour'][];
      /** @description Whether it is rushed. */
      isRush: boolean;
      /** @description Where it is printed. */
      machine: string | null;
      /** @description The first day on which a parcel with one of its pieces has to leave, `YYYY-MM-DD`. */
      leavesOn: string | null;
      /** @description Free space between its pieces. */
      gapMm: number;
      /** @description How many copies. */
      copies: number;
      /** @description Of those, copies of orders that were refunded, cancelled or sent meanwhile, or are about to be refunded; 0 of a plate that is over. */
      unwantedCopies: number;
      /** @description Plastic of everything on it. */
      grams: number;
      /** @description The estimate, on a machine at its nominal pace. */
      estimatedMinutes: number;
      /** @description What it took, as it was entered. */
      actualMinutes: number | null;
      /** @description Plastic of copies that failed, as it was entered. */
      lostGrams: number | null;
      /** @description The most grams that can be reported as lost: twice what is on it, and 100. */
      mostLostGrams: number;
      /** @description Why copies of it failed. */
      reason: string | null;
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When its print began.
       */
      startedAt: string | null;
      /**
       * Format: date-time
       * @description When it was over.
       */
      finishedAt: string | null;
      /**
       * @description Its 3MF file and ticket: being made, there, not possible because a file of an order is gone, or deleted a month after the plate was over, or with the account of one of its customers.
       * @enum {string}
       */
      files: 'pending' | 'done' | 'failed' | 'deleted';
    };
    /** @description A colour as the catalogue has it. */
    PlateColour: {
      /** @description In English. */
      name: string;
      /** @description In French. */
      nameFr: string;
      /** @description As it looks, `#rrggbb`. */
      previewColor: string;
    };
    /** @description Plates of one colour, beside what prices have counted for the same copies. */
    PlateCount: {
      /** @description The colour: the id of a material. */
      sku: string;
      /** @description Whether it is rushed. */
      isRush: boolean;
      /** @description How many copies. */
      copies: number;
      /** @description By the price's rule, each order for itself. */
      pricedPlates: number;
      /** @description Plates that are proposed. */
      plannedPlates: number;
    };
    PlateMoveRequest: {
      /**
       * @description The state that the plate is to have.
       * @enum {string}
       */
      status: 'planned' | 'printing' | 'done' | 'failed' | 'withdrawn';
      /** @description Of `printing`: the workshop's name for the machine. A known one keeps its spelling: case and spaces make no other machine. */
      machine?: string;
      /** @description Of `printing`: the plate is being printed on another machine, and goes to this one; refused where it was put back meanwhile. */
      changesMachine?: boolean;
      /** @description Of `printing`: only if no other plate is being printed on that machine. */
      freeMachine?: boolean;
      /** @description Of `done`: the minutes that the machine took. Dates are learnt from them. */
      actualMinutes?: number;
      /** @description Of `done`: pieces of which copies failed. Of a plate that `failed` all did. */
      failed?: components['schemas']['FailedPieceRequest'][];
      /** @description Why copies failed; needed where any did. */
      reason?: string;
      /** @description Grams of plastic that are lost, with copies that failed or beside good ones; what the failed ones weigh when left out, at most `mostLostGrams`. */
      lostGrams?: number;
    };
    /** @description Copies of one line on a plate. */
    PlatePiece: {
      /** @description Names the record. */
      id: string;
      /** @description The line of the order. */
      lineId: string;
      /** @description The order. */
      orderId: string;
      /** @description The number of the order. */
      orderNumber: string;
      /** @description What its customer calls the file. */
      fileName: string;
      /**
       * @description Surface finish.
       * @enum {string|null}
       */
      finish: 'standard' | 'smooth' | 'polished' | null;
      /** @description The day on which the order's parcel has to leave, `YYYY-MM-DD`. */
      leavesOn: string | null;
      /** @description How many copies. */
      copies: number;
      /** @description Of those, how many failed. */
      failedCopies: number;
      /** @description Whether they are to be printed: `false` on an open plate for an order that was refunded, cancelled or sent, or is about to be refunded. */
      isWanted: boolean;
      /** @description Sides of the part's box on the bed, before it is turned. */
      boxMm: {
        /** @description Along the axis x, in mm. */
        x: number;
        /** @description Along the axis y, in mm. */
        y: number;
      };
      /** @description What it covers of the bed: for each row of a millimetre its runs of cells, `[from, end, from, end …]`. */
      outline: number[][] | null;
      /** @description A picture of the part. */
      pictureUrl: string | null;
      /** @description Where each copy lies. */
      placements: components['schemas']['Placement'][];
    };
    /** @description A proposal of plates. */
    PlatePlan: {
      /** @description Names the record. */
      id: string;
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /** @description For each colour, what prices have counted beside what is proposed. */
      counts: components['schemas']['PlateCount'][];
      /** @description Most urgent first. */
      plates: components['schemas']['ProposedPlate'][];
      /** @description What is left to a later proposal: one plans 500 lines and 5,000 copies at most. */
      left: components['schemas']['LeftToPlan'];
    };
    PlateRequest: {
      /** @description Free space between two copies on the bed. */
      gapMm: number;
      /** @description For each plate that is started. */
      centimesPerPlate: number;
    };
    /** @description A plate with its pieces. */
    PlateWithPieces: {
      /** @description What lies on it. */
      pieces: components['schemas']['PlatePiece'][];
      /** @description Names the record. */
      id: string;
      /** @description `PL-YYYY-NNNN`. */
      number: string;
      /**
       * @description Its state.
       * @enum {string}
       */
      status: 'done' | 'failed' | 'printing' | 'planned' | 'withdrawn';
      /** @description Where it may go from here. */
      nextStatuses: ('done' | 'failed' | 'printing' | 'planned' | 'withdrawn')[];
      /** @description The colour: the id of a material. */
      materialId: string;
      /** @description The colour; `null` for one that is no longer in the catalogue. */
      material: null | components['schemas']['PlateColour'];
      /** @description Colours of its parts beside that one, as on business cards. */
      furtherColours: components['schemas']['PlateColour'][];
      /** @description Whether it is rushed. */
      isRush: boolean;
      /** @description Where it is printed. */
      machine: string | null;
      /** @description The first day on which a parcel with one of its pieces has to leave, `YYYY-MM-DD`. */
      leavesOn: string | null;
      /** @description Free space between its pieces. */
      gapMm: number;
      /** @description How many copies. */
      copies: number;
      /** @description Of those, copies of orders that were refunded, cancelled or sent meanwhile, or are about to be refunded; 0 of a plate that is over. */
      unwantedCopies: number;
      /** @description Plastic of everything on it. */
      grams: number;
      /** @description The estimate, on a machine at its nominal pace. */
      estimatedMinutes: number;
      /** @description What it took, as it was entered. */
      actualMinutes: number | null;
      /** @description Plastic of copies that failed, as it was entered. */
      lostGrams: number | null;
      /** @description The most grams that can be reported as lost: twice what is on it, and 100. */
      mostLostGrams: number;
      /** @description Why copies of it failed. */
      reason: string | null;
      /**
       * Format: date-time
       * @description When it was made.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When its print began.
       */
      startedAt: string | null;
      /**
       * Format: date-time
       * @description When it was over.
       */
      finishedAt: string | null;
      /**
       * @description Its 3MF file and ticket: being made, there, not possible because a file of an order is gone, or deleted a month after the plate was over, or with the account of one of its customers.
       * @enum {string}
       */
      files: 'pending' | 'done' | 'failed' | 'deleted';
    };
    /** @description Everything that decides a price, as data. All amounts include tax (TTC) and are whole centimes of a dirham. A saved quote pins the version, so a published book is never edited: add another. The promises in `docs/pricing.md` need: finishes and brackets that rise, at most 100 % off, and a least rush surcharge not below the fee of one plate. `book.spec.ts` checks every book for them. */
    PriceBook: {
      /** @description Names the book; a saved quote keeps its own. */
      version: string;
      /** @description Tax inside every amount. */
      tvaPercent: number;
      /** @description The rate of each polymer, whatever its colour. */
      materials: {
        /** @description Of PLA. */
        pla: components['schemas']['MaterialRate'];
        /** @description Of PETG. */
        petg: components['schemas']['MaterialRate'];
        /** @description Of ABS. */
        abs: components['schemas']['MaterialRate'];
        /** @description Of ASA. */
        asa: components['schemas']['MaterialRate'];
        /** @description Of TPU. */
        tpu: components['schemas']['MaterialRate'];
      };
      /** @description Of machine time in the estimate. */
      machineCentimesPerHour: number;
      /** @description The rate of each finish. */
      finishes: {
        /** @description Of the standard finish. */
        standard: components['schemas']['FinishRate'];
        /** @description Of the smooth finish. */
        smooth: components['schemas']['FinishRate'];
        /** @description Of the polished finish. */
        polished: components['schemas']['FinishRate'];
      };
      /** @description By rising `fromCopy`; the first starts at copy 1. */
      quantityBrackets: components['schemas']['QuantityBracket'][];
      /** @description Copies of one SKU share plates. */
      plate: {
        /** @description Free space between two copies on the bed. */
        gapMm: number;
        /** @description For each plate that is started. */
        centimesPerPlate: number;
      };
      /** @description The surcharge of a rushed line. */
      rush: {
        /** @description Of the line after its discount. */
        percent: number;
        /** @description The least surcharge. */
        minimumCentimes: number;
        /** @description A line with more machine time cannot be rushed. */
        maximumSeconds: number;
      };
      /** @description For each further colour on each plate of a line. */
      extraColourCentimesPerPlate: number;
      /** @description Once an order. */
      serviceFeeCentimes: number;
      /** @description What lines and service fee of an order come to at least. */
      minimumOrderCentimes: number;
      /** @description Once an order; 0 in books that are published now, as prices include delivery. */
      shippingCentimes: number;
      /** @description What dates are made of. */
      delivery: {
        /** @description Working days before and after the machine's, together. */
        handlingDays: number;
        /** @description What one machine prints in a day: for a line alone. */
        machineHoursPerDay: number;
        /** @description What all machines together print in a day: for a basket. */
        dailyMachineHours: number;
        /** @description In place of the handling and the machine's days, for a rushed line. */
        rushDays: number;
        /** @description Days of transport where the destination is not known. */
        defaultTransportDays: number;
      };
    };
    /** @description A price book as lists show it. */
    PriceBookEntry: {
      /** @description `MA-YYYY-N`; quotes and orders name it. */
      version: string;
      /**
       * @description `published` is the current one, `retired` a former one.
       * @enum {string}
       */
      status: 'draft' | 'published' | 'retired';
      /** @description The book that was current when the draft was begun. */
      basedOn: string | null;
      /** @description Why it is written. */
      note: string | null;
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was last changed.
       */
      updatedAt: string;
      /**
       * Format: date-time
       * @description When it became the current one.
       */
      publishedAt: string | null;
      /** @description The e-mail address of the admin who published it. */
      publishedBy: string | null;
    };
    /** @description A figure of a draft that keeps it from being published. */
    PriceBookFault: {
      /** @description Path of the figure in the book. */
      field: string;
      /** @description A code of the table of fields. */
      code: string;
      /** @description In the language of the request. */
      message: string;
    };
    PriceBookFieldsRequest: {
      /** @description Tax inside every amount. */
      tvaPercent: number;
      /** @description The rate of each polymer, whatever its colour. */
      materials: components['schemas']['MaterialRatesRequest'];
      /** @description Of machine time in the estimate. */
      machineCentimesPerHour: number;
      /** @description The rate of each finish. */
      finishes: components['schemas']['FinishRatesRequest'];
      /** @description By rising `fromCopy`; the first starts at copy 1. */
      quantityBrackets: components['schemas']['QuantityBracketRequest'][];
      /** @description Copies of one SKU share plates. */
      plate: components['schemas']['PlateRequest'];
      /** @description The surcharge of a rushed line. */
      rush: components['schemas']['RushRequest'];
      /** @description For each further colour on each plate of a line. */
      extraColourCentimesPerPlate: number;
      /** @description Once an order. */
      serviceFeeCentimes: number;
      /** @description What lines and service fee of an order come to at least. */
      minimumOrderCentimes: number;
      /** @description Once an order; 0 in books that are published now, as prices include delivery. */
      shippingCentimes: number;
      /** @description What dates are made of. */
      delivery: components['schemas']['DeliveryRequest'];
    };
    PriceDifferencesRequest: {
      /** @description Lines of one basket that the browser had priced otherwise than the server. */
      lines: number;
      /** @description The kernel that measured them in the browser. */
      kernelVersion: string;
    };
    /** @description An account with what its quotes and orders take unless they say otherwise. */
    Profile: {
      /** @description Names the record. */
      id: string;
      /** @description The name. */
      name: string;
      /** @description E-mail address; compared and kept trimmed and in lower case. */
      email: string;
      /** @description The owner has followed the mailed link. */
      emailVerified: boolean;
      /** @description A Moroccan number such as `0612345678` or `+212612345678`. */
      phone: string | null;
      /** @description Address of a picture. */
      image: string | null;
      /**
       * @description The language of mails and documents; documents are French for `ar`.
       * @enum {string}
       */
      locale: 'fr' | 'en' | 'ar';
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was last changed.
       */
      updatedAt: string;
      /** @description Who buys, if a company does. */
      company: null | components['schemas']['Company'];
      /** @description The company's own number for this purchase. */
      purchaseOrder: string | null;
      /** @description The company's name for what it buys this for. */
      project: string | null;
    };
    ProfileRequest: {
      /** @description The name. */
      name?: string;
      /** @description `null` or '' clears it. */
      phone?: string | null;
      /** @description `null` or '' clears it. */
      image?: ((string | unknown | unknown | null) | null) | unknown | unknown | null;
      /** @description The company that quotes and orders of this account are for; `null` clears it. */
      company?: components['schemas']['CompanyRequest'];
      /** @description The number that quotes and orders take unless they have their own; `null` or '' clears it. */
      purchaseOrder?: string | null;
      /** @description The project that quotes and orders take unless they have their own; `null` or '' clears it. */
      project?: string | null;
      /**
       * @description The language of mails and documents; documents are French for `ar`.
       * @enum {string}
       */
      locale?: 'fr' | 'en' | 'ar';
    };
    Project: {
      /**
       * @description The kind of project.
       * @enum {string}
       */
      vertical: 'automotive' | 'cosplay' | 'hobby' | 'other';
      /** @description The project in a few words. */
      title: string;
      /** @description What the customer needs. */
      description: string;
      /** @description Copies. */
      quantity: number;
      /** @description A Moroccan number such as `0612345678` or `+212612345678`. */
      phone: string | null;
      /**
       * @description What the project may cost, in MAD: b1 below 500, b2 500 to 2,000, b3 2,000 to 10,000, b4 more.
       * @enum {string|null}
       */
      budgetRange: 'b1' | 'b2' | 'b3' | 'b4' | null;
      /** @description When the project must be finished: a date-time in the future. */
      deadline: string | null;
      /** @description Page with more information; the service never fetches it. */
      referenceUrl: string | null;
      /** @description The `key` of an uploaded file of the caller. */
      fileKey: string | null;
      /** @description Every file that came with it, `fileKey` first; those that are no longer kept are left out. */
      files: components['schemas']['ProjectFile'][];
      /** @description Shows the part of `fileKey`, a PNG of 480 by 360 pixels; works for an hour at least. `null` until it is drawn. */
      pictureUrl: string | null;
      /** @description The material that the customer would like. */
      materialPref: string | null;
      /**
       * @description The finish that the customer would like.
       * @enum {string|null}
       */
      finishPref: 'standard' | 'smooth' | 'polished' | null;
      /** @description What the team answered last. */
      answer: null | components['schemas']['ProjectAnswer'];
      /** @description The order that it became when its answer was accepted. */
      orderId: string | null;
      /** @description Every state that it has had, oldest first. */
      history: components['schemas']['ProjectStep'][];
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was last changed.
       */
      updatedAt: string;
      /** @description Names the record. */
      id: string;
      /** @description The number for people: `DV-YYYY-NNNN` for a quote, `PR-YYYY-NNNN` for a project. */
      reference: string;
      /**
       * @description Current state.
       * @enum {string}
       */
      status: 'received' | 'inReview' | 'quoted' | 'accepted' | 'declined' | 'closed';
    };
    /** @description What the team offers for a project. */
    ProjectAnswer: {
      /** @description MAD, tax and delivery included: what the order will be charged. */
      amount: number;
      /** @description What is offered. */
      text: string;
      /** @description Working days from payment to the door. */
      deliveryDays: number | null;
      /** @description A saved quote of the caller's: accepting orders its lines. */
      quoteId: string | null;
      /** @description A file that the answer is about. */
      fileKey: string | null;
      /** @description Downloads that file; works for 15 minutes. */
      fileUrl: string | null;
      /**
       * Format: date-time
       * @description When it was given.
       */
      answeredAt: string;
      /**
       * Format: date-time
       * @description Until when it can be accepted.
       */
      expiresAt: string;
      /** @description Whether it is too late to accept it; ask the team to renew it. */
      hasExpired: boolean;
    };
    ProjectAnswerRequest: {
      /** @description MAD, tax and delivery included; may be left out with a quote, whose total it is. */
      amount?: number;
      /** @description What is offered, as the customer reads it. */
      text: string;
      /** @description Working days from payment to the door; those of the quote when left out. */
      deliveryDays?: number;
      /** @description A saved quote of the customer's: accepting orders its lines. */
      quoteId?: string;
      /** @description A file that the answer is about: the customer's, or one that the operator has uploaded. */
      fileKey?: string;
      /**
       * @description The state that the project was seen in: one that it no longer has is refused, so that two operators do not answer one.
       * @enum {string}
       */
      from?: 'received' | 'inReview' | 'quoted' | 'accepted' | 'declined' | 'closed';
      /**
       * Format: date-time
       * @description The `answeredAt` of the answer that was seen: a later one is not replaced.
       */
      ofAnsweredAt?: string;
    };
    ProjectCreated: {
      /** @description Names the record. */
      id: string;
      /** @description The number for people: `DV-YYYY-NNNN` for a quote, `PR-YYYY-NNNN` for a project. */
      reference: string;
      /**
       * @description Current state.
       * @enum {string}
       */
      status: 'received' | 'inReview' | 'quoted' | 'accepted' | 'declined' | 'closed';
    };
    /** @description A file that came with a project. */
    ProjectFile: {
      /** @description Its key. */
      key: string;
      /** @description As it was uploaded. */
      filename: string;
      /**
       * @description Of the numbers in it.
       * @enum {string}
       */
      unit: 'mm' | 'cm' | 'm' | 'in';
      /** @description Downloads it; works for 15 minutes. */
      url: string;
      /** @description Shows its part, as for `pictureUrl` of the project. */
      pictureUrl: string | null;
    };
    ProjectPage: {
      /** @description The caller’s projects, newest first. */
      requests: components['schemas']['Project'][];
      /** @description Where more projects follow: send it as `after`. */
      nextCursor?: string;
    };
    ProjectStatusRequest: {
      /**
       * @description The state that the project is to have: `inReview` (withdraws an answer) or `closed`.
       * @enum {string}
       */
      status: 'received' | 'inReview' | 'quoted' | 'accepted' | 'declined' | 'closed';
      /**
       * @description The state that it was seen in: one that it no longer has is refused.
       * @enum {string}
       */
      from?: 'received' | 'inReview' | 'quoted' | 'accepted' | 'declined' | 'closed';
      /**
       * Format: date-time
       * @description The `answeredAt` of the answer that was seen: a later one is not withdrawn.
       */
      ofAnsweredAt?: string;
    };
    /** @description A state that a project has had. */
    ProjectStep: {
      /**
       * @description The state.
       * @enum {string}
       */
      status: 'received' | 'inReview' | 'quoted' | 'accepted' | 'declined' | 'closed';
      /** @description Since when. */
      at: string;
    };
    /** @description A proposed plate, to be drawn. */
    ProposedDrawing: {
      /** @description In the order of the plate's pieces. */
      pieces: components['schemas']['DrawnPiece'][];
    };
    /** @description Copies of one line on a proposed plate. */
    ProposedPiece: {
      /** @description The line of the order. */
      lineId: string;
      /** @description The order. */
      orderId: string;
      /** @description The number of the order. */
      orderNumber: string;
      /** @description What its customer calls the file. */
      fileName: string;
      /**
       * @description Surface finish.
       * @enum {string|null}
       */
      finish: 'standard' | 'smooth' | 'polished' | null;
      /** @description Where each copy lies. */
      placements: components['schemas']['Placement'][];
    };
    /** @description A plate as it is proposed. */
    ProposedPlate: {
      /** @description Its place in the proposal: what `plates` of the acceptance names. */
      index: number;
      /** @description The colour: the id of a material. */
      materialId: string;
      /** @description Colours of its parts beside that one: ids of materials. */
      furtherSkus: string[];
      /** @description Whether it is rushed. */
      isRush: boolean;
      /** @description The first day on which a parcel with one of its pieces has to leave, `YYYY-MM-DD`. */
      leavesOn: string | null;
      /** @description Free space between its pieces. */
      gapMm: number;
      /** @description How many copies. */
      copies: number;
      /** @description Grams of plastic. */
      grams: number;
      /** @description Minutes of machine time, at the nominal pace. */
      minutes: number;
      /** @description The plate that it became. */
      plateId: string | null;
      /** @description What lies on it. */
      pieces: components['schemas']['ProposedPiece'][];
    };
    PublishedDraftRequest: {
      /** @description The `figures` of its comparison: no others are published. */
      compared?: string;
    };
    /** @description The discount on each copy from this copy of a line up to the next bracket. */
    QuantityBracket: {
      /** @description The first copy of a line that has this discount. */
      fromCopy: number;
      /** @description Off each copy of the bracket. */
      percentOff: number;
    };
    QuantityBracketRequest: {
      /** @description The first copy of a line that has this discount. */
      fromCopy: number;
      /** @description Off each copy of the bracket. */
      percentOff: number;
    };
    /** @description A queue at a glance. */
    Queue: {
      /**
       * @description Its name.
       * @enum {string}
       */
      queue:
        | 'mail'
        | 'uploads'
        | 'analysis'
        | 'cards'
        | 'pictures'
        | 'partPictures'
        | 'exports'
        | 'making'
        | 'documents'
        | 'payments'
        | 'maintenance';
      /** @description The jobs that it holds. */
      jobs: (
        | 'accounts.mail'
        | 'accounts.export'
        | 'analysis.measure'
        | 'cards.generate'
        | 'cards.picture'
        | 'documents.render'
        | 'mail.send'
        | 'parts.outline'
        | 'parts.picture'
        | 'payments.confirmSandbox'
        | 'plates.files'
        | 'plates.plan'
        | 'payments.refund'
        | 'uploads.inspect'
        | 'orders.cancelUnpaid'
        | 'quotes.expire'
        | 'projects.remind'
        | 'files.retain'
        | 'maintenance.erase'
        | 'maintenance.requeue'
        | 'maintenance.sweep'
      )[];
      /** @description Jobs that wait for a worker; `null` while the queue does not answer, as the four below. */
      depth: number | null;
      /** @description Jobs that wait for their next try, or were put off. */
      delayed: number | null;
      /** @description Jobs in flight. */
      active: number | null;
      /** @description How long the job next in turn has waited. */
      oldestSeconds: number | null;
      /** @description Whether workers take none of its jobs. */
      isPaused: boolean | null;
      /** @description Who paused it, since when and why; `null` if it was not paused here. */
      pause: null | components['schemas']['Pause'];
      /** @description Jobs added in a minute, over the last five whole minutes. */
      addedPerMinute: number;
      /** @description Jobs done in a minute, over the last five whole minutes. */
      donePerMinute: number;
      /** @description Share of the workers' time for this queue in which they ran its jobs, over the last five minutes; `null` without a worker. */
      busyShare: number | null;
      /** @description Share of the tries of the last 60 minutes that failed. */
      failureShare: number;
      /** @description The last 60 minutes. */
      hour: components['schemas']['QueueHour'];
    };
    /** @description Values of the last 60 minutes, one a minute, oldest first. */
    QueueHour: {
      /** @description Jobs that were added. */
      added: number[];
      /** @description Jobs that were done. */
      done: number[];
      /** @description Tries that failed. */
      failed: number[];
      /** @description The most jobs that waited. */
      depth: number[];
    };
    /** @description The job in its queue. */
    QueuedJob: {
      /** @description Its id there, as `/ops/queues` shows it. */
      id: string;
      /** @description `waiting`, `delayed`, `active`, `completed` or `failed`. */
      state: string;
      /** @description Tries so far. */
      attemptsMade: number;
      /**
       * Format: date-time
       * @description When it was added.
       */
      addedAt: string;
      /**
       * Format: date-time
       * @description When its last try began.
       */
      startedAt: string | null;
      /** @description Until when it is put off; `null` if it is not. */
      delayedUntil: string | null;
      /** @description Why its last try failed. */
      failedReason: string | null;
    };
    /** @description The customer's price of a line, all its copies; amounts in dirhams, tax included unless said. */
    Quote: {
      /** @description MAD, tax included. */
      total: number;
      /** @description Without tax. */
      totalHT: number;
      /** @description The tax, in MAD. */
      tvaAmount: number;
      /** @description 0.2 for 20 %. */
      tvaRate: number;
      /** @description For the quantity; already taken off. */
      discount: number;
      /** @description Hours of machine time, to 0.01 h. */
      estimatedPrintTime: number;
      /** @description Grams of material, to 0.01 g. */
      estimatedWeight: number;
      /** @description Working days from payment to the door. */
      estimatedDeliveryDays: number;
    };
    /** @description A link by which anyone who has it reads the quote. */
    QuoteShare: {
      /** @description Address of the resource. */
      url: string;
      /**
       * Format: date-time
       * @description The link ends with the quote.
       */
      expiresAt: string;
    };
    QuoteStatusRequest: {
      /**
       * @description The state that the quote is to have.
       * @enum {string}
       */
      status: 'draft' | 'pending' | 'confirmed' | 'expired';
    };
    /** @description Sums of the invoices, or of the credit notes, of one rate. */
    RateSums: {
      /**
       * @description Of invoices, or of credit notes.
       * @enum {string}
       */
      kind: 'invoice' | 'creditNote';
      /** @description Per cent of VAT. */
      rate: number;
      /** @description Documents. */
      count: number;
      /** @description Before tax. */
      net: number;
      /** @description The VAT. */
      tax: number;
      /** @description Tax included: `net + tax`. */
      total: number;
    };
    /** @description What answers, by name. */
    Ready: {
      /**
       * @description Always `ok`: what is not ready is answered with an error.
       * @constant
       */
      status: 'ok';
      /** @description `up` each, but for `mail`: `degraded` while a mail has waited for more than five minutes. */
      checks: {
        [key: string]: string;
      };
    };
    /** @description A transfer that was recorded. */
    RecordedTransfer: {
      /** @description MAD. */
      amount: number;
      /** @description The day on which it had come, `YYYY-MM-DD`, where the operator said it. */
      receivedOn: string | null;
      /** @description The day on which it was recorded. */
      recordedOn: string;
    };
    RedoRequest: {
      /** @description The line. */
      lineId: string;
      /** @description How many of its copies are printed anew. */
      copies: number;
      /** @description How many were made when this was decided: refused where others are by now, so that two operators do not report one twice. */
      ofDone?: number;
      /** @description Why. */
      reason: string;
    };
    /** @description A refund as operators see it. */
    Refund: {
      /** @description Names the record. */
      id: string;
      /**
       * @description `pending` until the provider has answered.
       * @enum {string}
       */
      status: 'pending' | 'done' | 'failed';
      /** @description MAD, tax included. */
      amount: number;
      /** @description Printed on the credit note. */
      reason: string;
      /** @description The provider's or the bank's name for it. */
      reference: string | null;
      /** @description Why the provider refused it, or why it failed after it was done: `GET /ops/api/money/returns` has it. */
      note: string | null;
      /** @description `AV-YYYY-NNNN`, once it is done. */
      creditNoteNumber: string | null;
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
    };
    RefundRequest: {
      /** @description MAD, tax included; all that is left when left out. */
      amount?: number;
      /** @description MAD that a refund may give back, `refundableAmount`, when this was decided: refused where it is another by now, so that two operators do not give the same part back. */
      ofRefundable?: number;
      /**
       * @description The order's state when this was decided, likewise: it may have been shipped meanwhile.
       * @enum {string}
       */
      ofStatus?: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      /** @description Printed on the credit note. */
      reason: string;
      /** @description The bank's or the gateway's name for it, where money is returned by hand. */
      reference?: string;
    };
    /** @description What can be given back of an order. */
    Refundable: {
      /**
       * @description The order's state.
       * @enum {string}
       */
      status: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
      /** @description MAD that its payment brought; 0 before it. */
      paidAmount: number;
      /** @description MAD that credit notes have given back. */
      refundedAmount: number;
      /** @description MAD of refunds that the provider has not answered yet. */
      pendingAmount: number;
      /** @description MAD that a refund may give back; 0 where none may. */
      refundableAmount: number;
      /**
       * @description Who returns the money: the provider by itself, or the operator by hand; `either` once the provider has refused to; `null` where there is nothing to return.
       * @enum {string|null}
       */
      returnedBy: 'provider' | 'operator' | 'either' | null;
    };
    /**
     * @description Why a well-formed request is refused.
     * @enum {string}
     */
    RefusalReason:
      | 'meshUnreadable'
      | 'meshNotClosed'
      | 'exceedsBuildVolume'
      | 'belowMinimumSize'
      | 'rushUnavailable'
      | 'cityNotServed'
      | 'quoteMismatch'
      | 'materialUnavailable'
      | 'emailNotVerified'
      | 'passwordNotChosen'
      | 'wrongPassword'
      | 'ordersInProgress'
      | 'quoteExpired'
      | 'quoteLocked'
      | 'quoteOfProject'
      | 'quoteAlreadyOrdered'
      | 'projectNotQuoted'
      | 'answerExpired'
      | 'quantityTooLarge'
      | 'orderAlreadyPaid'
      | 'orderNotPayable'
      | 'notRefundable'
      | 'refundTooLarge'
      | 'mailNotResendable'
      | 'amountMismatch'
      | 'transferAlreadyUsed'
      | 'ownRole'
      | 'priceBookFixed'
      | 'priceBookOutdated'
      | 'priceBookFaulty'
      | 'priceBookUncompared'
      | 'tooManyUnpaidOrders'
      | 'tooManyRecords'
      | 'storageQuotaExceeded'
      | 'idempotencyKeyReused'
      | 'planOutdated'
      | 'copiesNotMade'
      | 'copiesUnwanted'
      | 'machineBusy';
    RequestResetRequest: {
      /**
       * Format: email
       * @description E-mail address; compared and kept trimmed and in lower case.
       */
      email: string;
      /** @description The storefront's page that takes the new password. */
      redirectTo?: string;
    };
    ResendRequest: {
      /**
       * Format: email
       * @description Where to. A mail with a personal link goes to the address it had, or to that of its account.
       */
      recipient: string;
    };
    /** @description A mail that is sent in place of one that was given up. */
    ResentMail: {
      /** @description The new mail; `null` if this one was sent again before. */
      mailId: string | null;
      /** @description Where it goes. */
      recipient: string;
    };
    ResetPasswordRequest: {
      /** @description Token of a mailed link. */
      token: string;
      /**
       * Format: password
       * @description 8 to 100 characters, with an upper-case letter, a lower-case letter and a digit.
       */
      newPassword: string;
    };
    RetryGroupRequest: {
      /**
       * @description `true`: counts what would be done, and changes nothing.
       * @default false
       */
      dryRun?: boolean;
    };
    /** @description Money that is to be given back by hand, or was. */
    Return: {
      /** @description Names the record. */
      id: string;
      /**
       * @description `surplus`: it came in for an order that did not await it; `refundFailed`: a refund of it was done, and failed afterwards.
       * @enum {string}
       */
      ground: 'surplus' | 'refundFailed';
      /** @description The order that it is about. */
      order: components['schemas']['MoneyOrder'];
      /** @description MAD: what is to be given back. */
      amount: number;
      /**
       * @description How the money had come in.
       * @enum {string}
       */
      paymentMethod: 'card' | 'transfer';
      /** @description The provider's or the bank's name for it. */
      reference: string;
      /**
       * Format: date-time
       * @description When it was reported.
       */
      receivedAt: string;
      /** @description The day on which it had come, `YYYY-MM-DD`: of a transfer by the statement, else that of `receivedAt`. */
      paidOn: string;
      /**
       * Format: date-time
       * @description When it was given back; `null` until then.
       */
      returnedAt: string | null;
      /** @description The bank's or the gateway's name for the return, or how it was settled. */
      returnedReference: string | null;
    };
    ReturnRequest: {
      /** @description The bank's or the gateway's name for the return: the customer is told it. */
      reference: string;
    };
    RevokeSessionRequest: {
      /** @description The `token` of the session in `GET /api/auth/list-sessions`: its id. */
      token: string;
    };
    RushRequest: {
      /** @description Of the line after its discount. */
      percent: number;
      /** @description The least surcharge. */
      minimumCentimes: number;
      /** @description A line with more machine time cannot be rushed. */
      maximumSeconds: number;
    };
    SaveQuoteRequest: {
      /** @description The lines. */
      items: components['schemas']['SavedLineRequest'][];
      /** @description Who buys, if a company does; the account's when left out. */
      company?: components['schemas']['CompanyRequest'];
      /** @description The company's own number for this purchase, as it must stand on the invoice. */
      purchaseOrder?: string;
      /** @description What the company buys this for. */
      project?: string;
      /** @description Whether company, purchase order and project that are left out come from the account. Left out: as the quote was saved, without a quote `true`. */
      accountDefaults?: boolean;
    };
    SavedLineRequest: {
      /** @description The `key` of an uploaded file of the caller. */
      fileKey: string;
      /** @description The file’s name: a label only. */
      fileName: string;
      /** @description A label: what counts is the stored file. */
      fileSize: number;
      /** @description The SKU: the `id` of a material. */
      materialId: string;
      /**
       * @description Printing technology.
       * @enum {string}
       */
      technology: 'fdm';
      /**
       * @description Surface finish.
       * @default standard
       * @enum {string}
       */
      finish?: 'standard' | 'smooth' | 'polished';
      /**
       * @description May be more than can be ordered at once.
       * @default 1
       */
      quantity?: number;
    };
    SavedQuote: {
      /**
       * @description Current state.
       * @enum {string}
       */
      status: 'pending' | 'draft' | 'confirmed' | 'expired';
      /** @description The order that it has, unless cancelled or refunded. */
      orderId: string | null;
      /** @description The sums of the basket. */
      totals: components['schemas']['BasketTotals'];
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was last changed.
       */
      updatedAt: string;
      /** @description Names the record. */
      id: string;
      /** @description The number for people: `DV-YYYY-NNNN` for a quote, `PR-YYYY-NNNN` for a project. */
      reference: string;
      /**
       * Format: date-time
       * @description When it expires.
       */
      expiresAt: string;
      /** @description Lines. */
      itemCount: number;
      /** @description MAD, tax included; what the basket's `totals.total` says. */
      totalPrice: number;
      /** @description Working days from payment until all lines are at the door, where the destination is not known yet. */
      estimatedDeliveryDays: number | null;
      /** @description Who buys, if a company does. */
      company: null | components['schemas']['Company'];
      /** @description The company's own number for this purchase. */
      purchaseOrder: string | null;
      /** @description The company's name for what it buys this for. */
      project: string | null;
    };
    SavedQuoteCreated: {
      /** @description Names the record. */
      id: string;
      /** @description The number for people: `DV-YYYY-NNNN` for a quote, `PR-YYYY-NNNN` for a project. */
      reference: string;
      /**
       * Format: date-time
       * @description When it expires.
       */
      expiresAt: string;
      /** @description Lines. */
      itemCount: number;
      /** @description MAD, tax included; what the basket's `totals.total` says. */
      totalPrice: number;
      /** @description Working days from payment until all lines are at the door, where the destination is not known yet. */
      estimatedDeliveryDays: number | null;
    };
    SavedQuoteLine: {
      /** @description Sent as `quoteItemId` when the line is ordered. */
      id: string;
      /** @description The `key` of an uploaded file of the caller. */
      fileKey: string;
      /** @description The file’s name: a label only. */
      fileName: string;
      /** @description Bytes of the file: a label only. */
      fileSize: number;
      /** @description The SKU: the `id` of a material. */
      materialId: string;
      /**
       * @description Printing technology.
       * @constant
       */
      technology: 'fdm';
      /**
       * @description Surface finish.
       * @enum {string}
       */
      finish: 'standard' | 'smooth' | 'polished';
      /** @description Copies. */
      quantity: number;
      /** @description The price of the line. */
      quote: components['schemas']['Quote'];
      /** @description Shows the part, a PNG of 480 by 360 pixels; works for an hour at least. `null` until it is drawn, and once its file is gone. */
      pictureUrl: string | null;
    };
    SavedQuoteWithLines: {
      /** @description The link that reads it, while there is one. */
      share: null | components['schemas']['QuoteShare'];
      /** @description The project whose open answer it is: accepting that orders it. */
      projectId: string | null;
      /** @description The lines. */
      items: components['schemas']['SavedQuoteLine'][];
      /**
       * @description Current state.
       * @enum {string}
       */
      status: 'pending' | 'draft' | 'confirmed' | 'expired';
      /** @description The order that it has, unless cancelled or refunded. */
      orderId: string | null;
      /** @description The sums of the basket. */
      totals: components['schemas']['BasketTotals'];
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was last changed.
       */
      updatedAt: string;
      /** @description Names the record. */
      id: string;
      /** @description The number for people: `DV-YYYY-NNNN` for a quote, `PR-YYYY-NNNN` for a project. */
      reference: string;
      /**
       * Format: date-time
       * @description When it expires.
       */
      expiresAt: string;
      /** @description Lines. */
      itemCount: number;
      /** @description MAD, tax included; what the basket's `totals.total` says. */
      totalPrice: number;
      /** @description Working days from payment until all lines are at the door, where the destination is not known yet. */
      estimatedDeliveryDays: number | null;
      /** @description Who buys, if a company does. */
      company: null | components['schemas']['Company'];
      /** @description The company's own number for this purchase. */
      purchaseOrder: string | null;
      /** @description The company's name for what it buys this for. */
      project: string | null;
    };
    /** @description A job that runs at intervals. */
    Schedule: {
      /**
       * @description Its name.
       * @enum {string}
       */
      job:
        | 'accounts.mail'
        | 'accounts.export'
        | 'analysis.measure'
        | 'cards.generate'
        | 'cards.picture'
        | 'documents.render'
        | 'mail.send'
        | 'parts.outline'
        | 'parts.picture'
        | 'payments.confirmSandbox'
        | 'plates.files'
        | 'plates.plan'
        | 'payments.refund'
        | 'uploads.inspect'
        | 'orders.cancelUnpaid'
        | 'quotes.expire'
        | 'projects.remind'
        | 'files.retain'
        | 'maintenance.erase'
        | 'maintenance.requeue'
        | 'maintenance.sweep';
      /** @description Its interval. */
      everySeconds: number;
      /**
       * Format: date-time
       * @description When it runs next; `null` while the queue does not answer, or before a worker has announced it.
       */
      nextAt: string | null;
      /**
       * Format: date-time
       * @description When it last ended; `null` if it has not within two days.
       */
      lastAt: string | null;
      /**
       * @description How it ended.
       * @enum {string|null}
       */
      lastOutcome: 'done' | 'failed' | null;
      /** @description How long it took. */
      lastMs: number | null;
    };
    SendVerificationRequest: {
      /**
       * Format: email
       * @description E-mail address; compared and kept trimmed and in lower case.
       */
      email: string;
      /** @description Where the link leads afterwards: a page of an allowed origin. */
      callbackURL?: string;
    };
    /** @description How one service does. */
    ServiceStatus: {
      /**
       * @description The service.
       * @enum {string}
       */
      name: 'cards' | 'documents' | 'payments' | 'prices' | 'files' | 'mails';
      /**
       * @description `well`; `slow`: what is asked waits longer than usual; `paused`: it waits until we go on; `down`: it does not work now.
       * @enum {string}
       */
      state: 'down' | 'paused' | 'slow' | 'well';
    };
    /** @description A session as clients see one: without its secret. */
    Session: {
      /** @description Names the record. */
      id: string;
      /** @description Owner of the session. */
      userId: string;
      /**
       * Format: date-time
       * @description When it expires.
       */
      expiresAt: string;
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was last changed.
       */
      updatedAt: string;
      /** @description Address from which the session was begun. */
      ipAddress: string | null;
      /** @description The browser that began the session. */
      userAgent: string | null;
    };
    /** @description A payment that was settled by hand. */
    SettledPayment: {
      /** @description Of the payment’s event. */
      id: string;
      /**
       * Format: date-time
       * @description When.
       */
      settledAt: string;
      /** @description The operator. */
      settledBy: string;
      /** @description How. */
      note: string;
    };
    /** @description How a parcel travels, as its carrier names it. */
    Shipment: {
      /** @description Who carries it. */
      carrier: string | null;
      /** @description The carrier's number of it. */
      trackingNumber: string | null;
      /** @description Where it can be followed. */
      trackingUrl: string | null;
    };
    SignInRequest: {
      /**
       * Format: email
       * @description E-mail address; compared and kept trimmed and in lower case.
       */
      email: string;
      /**
       * Format: password
       * @description The account's password.
       */
      password: string;
      /**
       * @description Stay signed in for 7 days, extended once a day; otherwise until the browser closes, at most 24 h.
       * @default false
       */
      rememberMe?: boolean;
    };
    SignUpRequest: {
      /** @description The name. */
      name: string;
      /**
       * Format: email
       * @description E-mail address; compared and kept trimmed and in lower case.
       */
      email: string;
      /**
       * Format: password
       * @description 8 to 100 characters, with an upper-case letter, a lower-case letter and a digit.
       */
      password: string;
      /**
       * Format: password
       * @description The password once more.
       */
      confirmPassword: string;
      /** @description A Moroccan number such as `0612345678` or `+212612345678`. */
      phone?: string;
      /** @description Where the verification link leads afterwards. */
      callbackURL?: string;
      /**
       * @description The language of mails and documents; without it the best of `Accept-Language`. Documents are French for `ar`.
       * @enum {string}
       */
      locale?: 'fr' | 'en' | 'ar';
    };
    /** @description What a sign-in answers. */
    SignedIn: {
      /**
       * @description Always `false`.
       * @constant
       */
      redirect: false;
      /** @description Id of the session. It authenticates nothing: the session is in the cookie. */
      token: string;
      /** @description The account. */
      user: components['schemas']['User'];
    };
    /** @description What a sign-up answers. */
    SignedUp: {
      /** @description Always `null`: the session begins when the e-mail is verified. */
      token: null;
      /** @description The account. */
      user: components['schemas']['User'];
    };
    /** @description A statement, matched. */
    Statement: {
      /** @description In the order of the statement. */
      transfers: components['schemas']['MatchedTransfer'][];
      /** @description Rows of money that went out. */
      debits: number;
      /** @description Lines that have no amount or no text. */
      unreadable: number[];
      /** @description Rows beyond the first thousand, which were not read: they are to be sent by themselves. */
      left: number;
      /** @description Which column holds what came in is not told by names that are known: no row was read. */
      isColumnUnknown: boolean;
    };
    StatementRequest: {
      /** @description A bank statement as CSV: a day, an amount and texts in each row, with or without names of the columns. */
      statement?: string;
      /** @description Transfers typed one by one, in place of a statement. */
      transfers?: components['schemas']['TypedTransferRequest'][];
    };
    /** @description How the shop does. */
    Status: {
      /**
       * @description The worst of its services.
       * @enum {string}
       */
      state: 'down' | 'paused' | 'slow' | 'well';
      /** @description Each service. */
      services: components['schemas']['ServiceStatus'][];
      /**
       * Format: date-time
       * @description When this was looked at.
       */
      checkedAt: string;
    };
    /** @description A colour and what there is of it. */
    Stock: {
      /** @description The colour's id: what customers send as `materialId`. */
      sku: string;
      /** @description English name. */
      name: string;
      /** @description French name. */
      nameFr: string;
      /**
       * @description The polymer.
       * @enum {string}
       */
      polymer: 'pla' | 'petg' | 'abs' | 'asa' | 'tpu';
      /** @description The colour on a screen, `#rrggbb`. */
      previewColor: string;
      /** @description Its place in the catalogue. */
      position: number;
      /** @description Grams on hand; `null` where the stock is not counted. */
      onHandGrams: number | null;
      /** @description Grams on plates that are not done. */
      plannedGrams: number;
      /** @description On hand, less what is planned. */
      freeGrams: number | null;
      /** @description Below this the team is mailed; `null` never. */
      lowGrams: number | null;
      /** @description Whether less is left than the threshold. */
      isLow: boolean;
      /** @description Whether customers may choose it. */
      isAvailable: boolean;
      /**
       * Format: date-time
       * @description Since when it is no longer sold.
       */
      retiredAt: string | null;
    };
    /** @description A change of what is on hand. */
    StockMovement: {
      /** @description Names the record. */
      id: string;
      /**
       * @description What kind it is.
       * @enum {string}
       */
      kind: 'received' | 'corrected' | 'printed' | 'lost';
      /** @description What came in; less than 0 for what went out. */
      grams: number;
      /** @description What was on hand after it. */
      onHandGrams: number;
      /** @description The plate. */
      plateId: string | null;
      /** @description Why. */
      reason: string | null;
      /** @description The operator. */
      by: string;
      /** @description When it was. */
      at: string;
    };
    StockMovementRequest: {
      /**
       * @description `received` adds what came in; `corrected` sets what was counted.
       * @enum {string}
       */
      kind: 'received' | 'corrected';
      /** @description Grams that came in, or that are on hand. */
      grams: number;
      /** @description Of `corrected`: grams that were on hand by the stock when it was counted; refused where they are others by now. */
      ofOnHandGrams?: number;
      /** @description Of `corrected`: it was not counted by then; refused where another has counted it meanwhile. */
      isFirstCount?: boolean;
      /** @description Why, such as the number of a delivery. */
      reason?: string;
    };
    /** @description Money that came in for an order that did not await it. */
    SurplusPayment: {
      /**
       * @description How it came in.
       * @enum {string}
       */
      paymentMethod: 'card' | 'transfer';
      /** @description MAD: what has arrived. */
      amount: number;
      /** @description The provider's or the bank's name for it. */
      reference: string;
      /**
       * Format: date-time
       * @description When it was reported.
       */
      receivedAt: string;
    };
    /** @description Everything that turns a measured part into its price and date. It holds sale rates only: no cost, no markup. */
    Tariff: {
      /** @description The book that prices new quotes. */
      book: components['schemas']['PriceBook'];
      /** @description Every colour in stock; `id` is its SKU, `materialType` its polymer. */
      materials: components['schemas']['Material'][];
      /** @description Names of the colours that are not in stock, for lines that have one. */
      unavailable: {
        /** @description The SKU; sent as `materialId` elsewhere. */
        id: string;
        /** @description The name. */
        name: string;
        /** @description The French name. */
        nameFr: string;
      }[];
      /** @description Every served city, larger ones first. */
      destinations: components['schemas']['TariffDestination'][];
      /** @description Machine times relative to the estimate, per mille, where they are known: they change dates, never prices. */
      paces: {
        /** @description Of PLA. */
        pla?: number;
        /** @description Of PETG. */
        petg?: number;
        /** @description Of ABS. */
        abs?: number;
        /** @description Of ASA. */
        asa?: number;
        /** @description Of TPU. */
        tpu?: number;
      };
      /** @description The kernel that measures for this book: measures of another version may give another price. */
      kernelVersion: string;
    };
    /** @description A served city with every spelling that names it, in any script. */
    TariffDestination: {
      /** @description Other spellings, Arabic among them. */
      aliases: string[];
      /** @description Names the record. */
      id: string;
      /** @description A short name for programs. */
      code: string;
      /** @description The name. */
      name: string;
      /** @description Shortest transport, in working days. */
      deliveryDaysMin: number;
      /** @description Longest transport, in working days. */
      deliveryDaysMax: number;
    };
    /** @description Something that waits for an operator. */
    Task: {
      /**
       * @description What is to be done; the console says it in words.
       * @enum {string}
       */
      task:
        | 'startWorker'
        | 'startQueues'
        | 'freeDisk'
        | 'setClock'
        | 'replaceWorkers'
        | 'freeQueues'
        | 'resumePaused'
        | 'decidePayments'
        | 'mendWork'
        | 'mendCauses'
        | 'lateOrders'
        | 'rushOrders'
        | 'dropUnwanted'
        | 'endPlates'
        | 'startPlates'
        | 'planCopies'
        | 'makeOrders'
        | 'finishOrders'
        | 'shipOrders'
        | 'buyPlastic'
        | 'confirmTransfers'
        | 'returnPayments'
        | 'answerProjects'
        | 'answerMessages'
        | 'settleMismatches';
      /** @description How many wait. */
      count: number;
      /**
       * Format: date-time
       * @description Since when the oldest waits.
       */
      oldestAt: string;
    };
    /** @description Sums in MAD; those of credit notes are below zero. */
    TaxSums: {
      /** @description Documents. */
      count: number;
      /** @description Before tax. */
      net: number;
      /** @description The VAT. */
      tax: number;
      /** @description Tax included: `net + tax`. */
      total: number;
    };
    /** @description Copies of a colour that are to be planned. */
    ToPlan: {
      /** @description The colour: the id of a material. */
      materialId: string;
      /** @description Of rushed lines; they lie on plates of their own. */
      isRush: boolean;
      /** @description How many orders. */
      orders: number;
      /** @description Its lines. */
      lines: number;
      /** @description How many copies. */
      copies: number;
      /** @description Plastic that they take. */
      grams: number;
      /** @description Machine time that they take, on a machine at its nominal pace. */
      minutes: number;
      /** @description The first day on which a parcel of theirs has to leave, `YYYY-MM-DD`. */
      leavesOn: string | null;
    };
    /** @description What a customer tells the bank. */
    TransferOrder: {
      /** @description Bank and account (RIB). */
      bank: string;
      /** @description Names the order on the transfer. */
      reference: string;
      /** @description MAD. */
      amount: number;
    };
    TransferRequest: {
      /** @description MAD: what has arrived. */
      amount: number;
      /** @description The bank's name for the transfer, as the invoice prints it. */
      reference: string;
      /**
       * @description Its reference may confirm more than this order: one transfer pays several, or an earlier one had the same text.
       * @default false
       */
      sharedTransfer?: boolean;
      /** @description How many transfers were recorded with this reference when this was decided, by `timesRecorded` of the match: refused where others are by now, so that two operators do not record one for two orders. */
      ofRecorded?: number;
      /**
       * @description A second payment of an order that is paid: recorded as money to give back.
       * @default false
       */
      surplus?: boolean;
      /**
       * Format: date
       * @description When it arrived, by the bank’s statement, as the invoice says: a day in Morocco; today when left out.
       */
      receivedOn?: string;
    };
    TypedTransferRequest: {
      /**
       * Format: date
       * @description When it arrived.
       */
      day?: string;
      /** @description MAD: what has arrived. */
      amount: number;
      /** @description The bank's texts of it. */
      reference: string;
    };
    TypographyRequest: {
      /** @description How the name is set. */
      name?: components['schemas']['FieldTypeRequest'];
      /** @description How the title is set. */
      title?: components['schemas']['FieldTypeRequest'];
      /** @description How the company is set. */
      company?: components['schemas']['FieldTypeRequest'];
      /** @description How the telephone number is set. */
      phone?: components['schemas']['FieldTypeRequest'];
      /** @description How the e-mail address is set. */
      email?: components['schemas']['FieldTypeRequest'];
      /** @description How the website is set. */
      website?: components['schemas']['FieldTypeRequest'];
    };
    /** @description A form that stores one file; its client sends it as `multipart/form-data`. */
    UploadForm: {
      /** @description Names the upload when it is completed. */
      uploadId: string;
      /** @description Where the form is posted to. */
      url: string;
      /** @description Sent as they are, before the file, whose field is `file`. */
      fields: {
        [key: string]: string;
      };
      /**
       * Format: date-time
       * @description When the form ends: 15 minutes after it was signed.
       */
      expiresAt: string;
    };
    /** @description What can be uploaded. */
    UploadLimits: {
      /** @description Bytes of the largest file. */
      maxSize: number;
      /** @description The same in MB. */
      maxSizeMB: number;
      /** @description Extensions of the file formats that can be read. */
      allowedExtensions: string[];
    };
    /** @description An uploaded file as clients see it. */
    UploadedFile: {
      /** @description Sent as `fileKey` elsewhere. */
      key: string;
      /** @description Downloads the file; works for 15 minutes. */
      url: string;
      /** @description The file’s name and its bytes. */
      metadata: {
        /** @description The file’s name: a label only. */
        filename: string;
        /** @description Bytes of the file. */
        size: number;
      };
    };
    /** @description A user as clients see one. */
    User: {
      /** @description Names the record. */
      id: string;
      /** @description The name. */
      name: string;
      /** @description E-mail address; compared and kept trimmed and in lower case. */
      email: string;
      /** @description The owner has followed the mailed link. */
      emailVerified: boolean;
      /** @description A Moroccan number such as `0612345678` or `+212612345678`. */
      phone: string | null;
      /** @description Address of a picture. */
      image: string | null;
      /**
       * @description The language of mails and documents; documents are French for `ar`.
       * @enum {string}
       */
      locale: 'fr' | 'en' | 'ar';
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was last changed.
       */
      updatedAt: string;
    };
    /** @description The e-mail is verified, and a session begins. */
    Verified: {
      /** @description The account. */
      user: components['schemas']['User'];
      /**
       * @description Always `true`.
       * @constant
       */
      status: true;
    };
    /** @description A price book with all of its figures. */
    WholePriceBook: {
      /** @description All of its figures. */
      book: components['schemas']['PriceBook'];
      /** @description What it changes of the current book. */
      changes: components['schemas']['BookChange'][];
      /** @description Why it cannot be published; empty for a good one. */
      faults: components['schemas']['PriceBookFault'][];
      /** @description `MA-YYYY-N`; quotes and orders name it. */
      version: string;
      /**
       * @description `published` is the current one, `retired` a former one.
       * @enum {string}
       */
      status: 'draft' | 'published' | 'retired';
      /** @description The book that was current when the draft was begun. */
      basedOn: string | null;
      /** @description Why it is written. */
      note: string | null;
      /**
       * Format: date-time
       * @description When the record was created.
       */
      createdAt: string;
      /**
       * Format: date-time
       * @description When the record was last changed.
       */
      updatedAt: string;
      /**
       * Format: date-time
       * @description When it became the current one.
       */
      publishedAt: string | null;
      /** @description The e-mail address of the admin who published it. */
      publishedBy: string | null;
    };
    /** @description A worker process. */
    Worker: {
      /** @description Of the process. */
      id: string;
      /**
       * @description `alive`; `draining`: takes no more jobs; `lost`: no sign of life within 15 s, and it did not say that it stops.
       * @enum {string}
       */
      state: 'lost' | 'alive' | 'draining';
      /**
       * Format: date-time
       * @description Its last sign of life.
       */
      seenAt: string;
      /**
       * Format: date-time
       * @description When it began; `null` for one of an earlier release, as the five below.
       */
      startedAt: string | null;
      /** @description Its release. */
      version: string | null;
      /** @description Its kernel's version. */
      kernelVersion: string | null;
      /** @description The machine. */
      host: string | null;
      /** @description The process. */
      pid: number | null;
      /** @description Memory of the process. */
      memoryBytes: number | null;
      /** @description Jobs in flight, over all queues. */
      busy: number;
      /** @description How many it takes at most. */
      capacity: number;
      /** @description The jobs in flight at its last sign of life. */
      jobs: components['schemas']['JobInFlight'][];
      /** @description The operator who wants it drained; `null` if it takes jobs. */
      drainWantedBy: string | null;
      /**
       * Format: date-time
       * @description Since when.
       */
      drainWantedAt: string | null;
    };
    WorkerRequest: {
      /** @description `true`: it takes no more jobs and ends those in flight. `false`: it takes jobs again. */
      draining: boolean;
    };
  };
  responses: {
    /** @description `INVALID_INPUT`: The request cannot be carried out as sent. */
    '400-INVALID_INPUT': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'INVALID_INPUT';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `INVALID_INPUT`: The request cannot be carried out as sent. */
    '400-INVALID_INPUT-uncounted': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'INVALID_INPUT';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `INVALID_CREDENTIALS`: Wrong e-mail or password. */
    '401-INVALID_CREDENTIALS': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'INVALID_CREDENTIALS';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /**
     * @description `UNAUTHORIZED`: Sign in first.
     *
     *     `SESSION_EXPIRED`: The session has expired. Sign in again.
     */
    '401-UNAUTHORIZED-SESSION_EXPIRED': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        'Set-Cookie': components['headers']['SetCookie'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'UNAUTHORIZED' | 'SESSION_EXPIRED';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `UNAUTHORIZED`: Sign in first. */
    '401-UNAUTHORIZED-uncounted': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'UNAUTHORIZED';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `FORBIDDEN`: This is not allowed. */
    '403-FORBIDDEN': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimitIfCounted'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyIfCounted'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'FORBIDDEN';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /**
     * @description `FORBIDDEN`: This is not allowed.
     *
     *     `INSUFFICIENT_PERMISSIONS`: This area is for operators.
     */
    '403-FORBIDDEN-INSUFFICIENT_PERMISSIONS': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimitIfCounted'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyIfCounted'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'FORBIDDEN' | 'INSUFFICIENT_PERMISSIONS';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `FORBIDDEN`: This is not allowed. */
    '403-FORBIDDEN-uncounted': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'FORBIDDEN';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `INSUFFICIENT_PERMISSIONS`: This area is for operators. */
    '403-INSUFFICIENT_PERMISSIONS': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'INSUFFICIENT_PERMISSIONS';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `FILE_NOT_FOUND`: The file does not exist. Upload it first. */
    '404-FILE_NOT_FOUND': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'FILE_NOT_FOUND';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `NOT_FOUND`: There is no such endpoint or page. */
    '404-NOT_FOUND': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'NOT_FOUND';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `ORDER_NOT_FOUND`: The order does not exist. */
    '404-ORDER_NOT_FOUND': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'ORDER_NOT_FOUND';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /**
     * @description `ORDER_NOT_FOUND`: The order does not exist.
     *
     *     `FILE_NOT_FOUND`: The file does not exist. Upload it first.
     */
    '404-ORDER_NOT_FOUND-FILE_NOT_FOUND': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'ORDER_NOT_FOUND' | 'FILE_NOT_FOUND';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `QUOTE_NOT_FOUND`: The quote does not exist. */
    '404-QUOTE_NOT_FOUND': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'QUOTE_NOT_FOUND';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `RESOURCE_NOT_FOUND`: The record does not exist. */
    '404-RESOURCE_NOT_FOUND': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'RESOURCE_NOT_FOUND';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /**
     * @description `RESOURCE_NOT_FOUND`: The record does not exist.
     *
     *     `FILE_NOT_FOUND`: The file does not exist. Upload it first.
     */
    '404-RESOURCE_NOT_FOUND-FILE_NOT_FOUND': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'RESOURCE_NOT_FOUND' | 'FILE_NOT_FOUND';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /**
     * @description `RESOURCE_NOT_FOUND`: The record does not exist.
     *
     *     `ORDER_NOT_FOUND`: The order does not exist.
     */
    '404-RESOURCE_NOT_FOUND-ORDER_NOT_FOUND': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'RESOURCE_NOT_FOUND' | 'ORDER_NOT_FOUND';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /**
     * @description `RESOURCE_NOT_FOUND`: The record does not exist.
     *
     *     `QUOTE_NOT_FOUND`: The quote does not exist.
     *
     *     `FILE_NOT_FOUND`: The file does not exist. Upload it first.
     */
    '404-RESOURCE_NOT_FOUND-QUOTE_NOT_FOUND-FILE_NOT_FOUND': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'RESOURCE_NOT_FOUND' | 'QUOTE_NOT_FOUND' | 'FILE_NOT_FOUND';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /**
     * @description `RESOURCE_NOT_FOUND`: The record does not exist.
     *
     *     `USER_NOT_FOUND`: The account does not exist.
     */
    '404-RESOURCE_NOT_FOUND-USER_NOT_FOUND': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'RESOURCE_NOT_FOUND' | 'USER_NOT_FOUND';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `USER_NOT_FOUND`: The account does not exist. */
    '404-USER_NOT_FOUND': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'USER_NOT_FOUND';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /**
     * @description `USER_NOT_FOUND`: The account does not exist.
     *
     *     `QUOTE_NOT_FOUND`: The quote does not exist.
     */
    '404-USER_NOT_FOUND-QUOTE_NOT_FOUND': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'USER_NOT_FOUND' | 'QUOTE_NOT_FOUND';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `CONFLICT`: The same request is still in progress. */
    '409-CONFLICT': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'CONFLICT';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `DUPLICATE_ENTRY`: The record already exists. */
    '409-DUPLICATE_ENTRY': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'DUPLICATE_ENTRY';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `RATE_LIMITED`: Too many requests. Try again in a minute. */
    '429-RATE_LIMITED': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimit'];
        'RateLimit-Policy': components['headers']['RateLimitPolicy'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'RATE_LIMITED';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `INTERNAL_ERROR`: Something went wrong on our side. */
    '500-INTERNAL_ERROR': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimitIfCounted'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyIfCounted'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'INTERNAL_ERROR';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `INTERNAL_ERROR`: Something went wrong on our side. */
    '500-INTERNAL_ERROR-uncounted': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'INTERNAL_ERROR';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `EXTERNAL_SERVICE_ERROR`: A service that this one depends on is unavailable. */
    '502-EXTERNAL_SERVICE_ERROR': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimitIfCounted'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyIfCounted'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'EXTERNAL_SERVICE_ERROR';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `EXTERNAL_SERVICE_ERROR`: A service that this one depends on is unavailable. */
    '502-EXTERNAL_SERVICE_ERROR-uncounted': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'EXTERNAL_SERVICE_ERROR';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `DATABASE_ERROR`: The database is unavailable. Try again shortly. */
    '503-DATABASE_ERROR': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimitIfCounted'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyIfCounted'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'DATABASE_ERROR';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /**
     * @description `DATABASE_ERROR`: The database is unavailable. Try again shortly.
     *
     *     `EXTERNAL_SERVICE_ERROR`: A service that this one depends on is unavailable.
     */
    '503-DATABASE_ERROR-EXTERNAL_SERVICE_ERROR': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimitIfCounted'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyIfCounted'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'DATABASE_ERROR' | 'EXTERNAL_SERVICE_ERROR';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /**
     * @description `DATABASE_ERROR`: The database is unavailable. Try again shortly.
     *
     *     `STORAGE_ERROR`: The file storage is unavailable. Try again shortly.
     */
    '503-DATABASE_ERROR-STORAGE_ERROR': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimitIfCounted'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyIfCounted'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'DATABASE_ERROR' | 'STORAGE_ERROR';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /**
     * @description `DATABASE_ERROR`: The database is unavailable. Try again shortly.
     *
     *     `STORAGE_ERROR`: The file storage is unavailable. Try again shortly.
     *
     *     `EXTERNAL_SERVICE_ERROR`: A service that this one depends on is unavailable.
     */
    '503-DATABASE_ERROR-STORAGE_ERROR-EXTERNAL_SERVICE_ERROR': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        RateLimit: components['headers']['RateLimitIfCounted'];
        'RateLimit-Policy': components['headers']['RateLimitPolicyIfCounted'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'DATABASE_ERROR' | 'STORAGE_ERROR' | 'EXTERNAL_SERVICE_ERROR';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /**
     * @description `DATABASE_ERROR`: The database is unavailable. Try again shortly.
     *
     *     `STORAGE_ERROR`: The file storage is unavailable. Try again shortly.
     *
     *     `EXTERNAL_SERVICE_ERROR`: A service that this one depends on is unavailable.
     */
    '503-DATABASE_ERROR-STORAGE_ERROR-EXTERNAL_SERVICE_ERROR-uncounted': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'DATABASE_ERROR' | 'STORAGE_ERROR' | 'EXTERNAL_SERVICE_ERROR';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
    /** @description `DATABASE_ERROR`: The database is unavailable. Try again shortly. */
    '503-DATABASE_ERROR-uncounted': {
      headers: {
        'X-Request-Id': components['headers']['RequestId'];
        'API-Version': components['headers']['ApiVersion'];
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/json': {
          /** @constant */
          success: false;
          error: {
            /** @enum {string} */
            code: 'DATABASE_ERROR';
            /** @description For people; may be reworded. */
            message: string;
            details: components['schemas']['ErrorDetails'];
          };
        };
      };
    };
  };
  parameters: {
    /** @description Makes the request idempotent for 24 hours: the same key and body get the same answer, with `Idempotent-Replayed: true`. Printable ASCII. */
    IdempotencyKey: string;
    /**
     * @description A new key for each; repeated with the same key and body within 24 hours, the request has the same answer, with `Idempotent-Replayed: true`, and is not carried out again. Printable ASCII.
     * @example refund-of-2026-11-22-1
     */
    RequiredIdempotencyKey: string;
    /** @description The `ETag` of the version that the client holds: if it is the current one, the answer is 304. */
    IfNoneMatch: string;
    /** @description The cookie that the sign-up set; over https its name is `__Host-auth.sign_up`. Without it the answer is 403 `passwordNotChosen`. */
    SignUpCookie: string;
    /** @description Id of this request; one is generated if it is absent or does not match. */
    RequestId: string;
  };
  requestBodies: never;
  headers: {
    /**
     * @description Identifies the request in our logs; a valid id sent by the client is kept.
     * @example 0198c1f2-7d3a-7c41
     */
    RequestId: string;
    /** @description Version of this description. */
    ApiVersion: '1.0.0';
    /**
     * @description Calls left (`r`) and seconds until the window ends (`t`).
     * @example "default";r=59;t=60
     */
    RateLimit: string;
    /**
     * @description Calls (`q`) in a window of seconds (`w`).
     * @example "default";q=60;w=60
     */
    RateLimitPolicy: string;
    /**
     * @description Calls left (`r`) and seconds until the window ends (`t`).
     * @example "default";r=59;t=60
     */
    RateLimitIfCounted: string;
    /**
     * @description Calls (`q`) in a window of seconds (`w`).
     * @example "default";q=60;w=60
     */
    RateLimitPolicyIfCounted: string;
    /**
     * @description Seconds to wait before the request is repeated.
     * @example 60
     */
    RetryAfter: string;
    /** @description `true` where this answer is an earlier one to the same `Idempotency-Key`. */
    IdempotentReplayed: 'true';
    /**
     * @description Sets or clears `auth.session_token`: HttpOnly, SameSite=Lax, Path=/, and Secure over https. It lasts as long as the browser, or 7 days with `rememberMe`.
     * @example auth.session_token=…; Path=/; HttpOnly; SameSite=Lax
     */
    SetCookie: string;
    /**
     * @description Sets `auth.sign_up` (over https `__Host-auth.sign_up`) for 7 days: HttpOnly, SameSite=Lax, Path=/, and Secure over https. Keep it until the e-mail is verified.
     * @example auth.sign_up=…; Path=/; HttpOnly; SameSite=Lax; Max-Age=604800
     */
    SetSignUpCookie: string;
    /**
     * @description The name to save the file under.
     * @example inline; filename="DV-2026-0001.pdf"
     */
    ContentDisposition: string;
    /**
     * @description The version of what was sent.
     * @example "b0c3Vx1mZyq8Wn5dTf2hKa7Rs4L"
     */
    ETag: string;
    /**
     * @description Where the browser is redirected.
     * @example http://localhost:3000/
     */
    Location: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  authSignUp: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Amina Test",
         *       "email": "amina@example.com",
         *       "password": "Filament2026",
         *       "confirmPassword": "Filament2026",
         *       "phone": "0612345678"
         *     }
         */
        'application/json': components['schemas']['SignUpRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Set-Cookie': components['headers']['SetSignUpCookie'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "token": null,
           *         "user": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "name": "Amina Test",
           *           "email": "amina@example.com",
           *           "emailVerified": false,
           *           "phone": "0612345678",
           *           "image": null,
           *           "locale": "fr",
           *           "createdAt": "2026-11-27T16:00:04.021Z",
           *           "updatedAt": "2026-11-27T16:00:04.021Z"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['SignedUp'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      403: components['responses']['403-FORBIDDEN'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  authSignIn: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "amina@example.com",
         *       "password": "Filament2026",
         *       "rememberMe": true
         *     }
         */
        'application/json': components['schemas']['SignInRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "redirect": false,
           *         "token": "0198c1f2-7d3a-7c41-8a5e-0000000000b4",
           *         "user": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "name": "Amina Test",
           *           "email": "amina@example.com",
           *           "emailVerified": true,
           *           "phone": "0612345678",
           *           "image": null,
           *           "locale": "fr",
           *           "createdAt": "2026-11-27T16:00:04.021Z",
           *           "updatedAt": "2026-11-27T16:00:07.238Z"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['SignedIn'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-INVALID_CREDENTIALS'];
      /** @description `FORBIDDEN`: This is not allowed. Reasons: `emailNotVerified`. */
      403: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimitIfCounted'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyIfCounted'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'FORBIDDEN';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'emailNotVerified';
              };
            };
          };
        };
      };
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  authGetSession: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "session": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b4",
           *           "userId": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "expiresAt": "2026-12-04T16:00:07.279Z",
           *           "createdAt": "2026-11-27T16:00:07.279Z",
           *           "updatedAt": "2026-11-27T16:00:07.279Z",
           *           "ipAddress": "127.0.0.1",
           *           "userAgent": "node"
           *         },
           *         "user": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "name": "Amina Test",
           *           "email": "amina@example.com",
           *           "emailVerified": true,
           *           "phone": "0612345678",
           *           "image": null,
           *           "locale": "fr",
           *           "createdAt": "2026-11-27T16:00:04.021Z",
           *           "updatedAt": "2026-11-27T16:00:07.238Z"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: {
              /** @description The session. */
              session: components['schemas']['Session'];
              /** @description The account. */
              user: components['schemas']['User'];
            } | null;
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  authSignOut: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "success": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: {
              /**
               * @description Always `true`.
               * @constant
               */
              success: true;
            };
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  authVerifyEmail: {
    parameters: {
      query: {
        /**
         * @description Token of a mailed link.
         * @example the-token-of-the-mailed-link
         */
        token: string;
        /** @description Where the link leads afterwards: a page of an allowed origin. */
        callbackURL?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: {
        /** @description The cookie that the sign-up set; over https its name is `__Host-auth.sign_up`. Without it the answer is 403 `passwordNotChosen`. */
        'auth.sign_up'?: components['parameters']['SignUpCookie'];
      };
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "status": true,
           *         "user": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "name": "Amina Test",
           *           "email": "amina@example.com",
           *           "emailVerified": true,
           *           "phone": "0612345678",
           *           "image": null,
           *           "locale": "fr",
           *           "createdAt": "2026-11-27T16:00:04.021Z",
           *           "updatedAt": "2026-11-27T16:00:04.524Z"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Verified'];
          };
        };
      };
      /** @description To `callbackURL`, which then has `error=INVALID_TOKEN` if the link no longer works; a browser without `token` to a page that mails a new link; in another browser than that of the sign-up to a page where a password is chosen. */
      302: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          Location: components['headers']['Location'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      /** @description `FORBIDDEN`: This is not allowed. Reasons: `passwordNotChosen`. */
      403: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimitIfCounted'];
          'RateLimit-Policy': components['headers']['RateLimitPolicyIfCounted'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'FORBIDDEN';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'passwordNotChosen';
              };
            };
          };
        };
      };
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  authConfirmEmail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "the-token-of-the-mailed-link",
         *       "newPassword": "Filament2026",
         *       "name": "Amina"
         *     }
         */
        'application/json': components['schemas']['ConfirmEmailRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "status": true,
           *         "user": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b2",
           *           "name": "Amina",
           *           "email": "0198c1f2-7d3a-7c41-8a5e-0000000000b3@example.com",
           *           "emailVerified": true,
           *           "phone": null,
           *           "image": null,
           *           "locale": "fr",
           *           "createdAt": "2026-11-27T16:00:04.590Z",
           *           "updatedAt": "2026-11-27T16:00:04.958Z"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Verified'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      403: components['responses']['403-FORBIDDEN'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  authSendVerification: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "amina@example.com"
         *     }
         */
        'application/json': components['schemas']['SendVerificationRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "status": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Accepted'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      403: components['responses']['403-FORBIDDEN'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  authRequestReset: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "amina@example.com"
         *     }
         */
        'application/json': components['schemas']['RequestResetRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "status": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Accepted'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      403: components['responses']['403-FORBIDDEN'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  authResetPassword: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "the-token-of-the-mailed-link",
         *       "newPassword": "Filament2026"
         *     }
         */
        'application/json': components['schemas']['ResetPasswordRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "status": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Accepted'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      403: components['responses']['403-FORBIDDEN'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  catalogMaterials: {
    parameters: {
      query?: {
        /**
         * @description Printing technology.
         * @example fdm
         */
        technology?: 'fdm';
      };
      header?: {
        /** @description The `ETag` of the version that the client holds: if it is the current one, the answer is 304. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "materials": [
           *           {
           *             "id": "pla-noir",
           *             "name": "PLA Black",
           *             "nameFr": "PLA noir",
           *             "technology": "fdm",
           *             "materialType": "pla",
           *             "pricePerGram": 1.2,
           *             "density": 1.24,
           *             "available": true,
           *             "previewColor": "#1a1a1a"
           *           },
           *           {
           *             "id": "pla-blanc",
           *             "name": "PLA White",
           *             "nameFr": "PLA blanc",
           *             "technology": "fdm",
           *             "materialType": "pla",
           *             "pricePerGram": 1.2,
           *             "density": 1.24,
           *             "available": true,
           *             "previewColor": "#f5f5f2"
           *           },
           *           {
           *             "id": "pla-gris",
           *             "name": "PLA Grey",
           *             "nameFr": "PLA gris",
           *             "technology": "fdm",
           *             "materialType": "pla",
           *             "pricePerGram": 1.2,
           *             "density": 1.24,
           *             "available": true,
           *             "previewColor": "#8a8d8f"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: {
              /** @description Every colour in stock. */
              materials: components['schemas']['Material'][];
            };
          };
        };
      };
      /** @description The client holds this version; the body is empty. */
      304: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  catalogCities: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that the client holds: if it is the current one, the answer is 304. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "destinations": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-000000000001",
           *             "code": "CAS",
           *             "name": "Casablanca",
           *             "deliveryDaysMin": 1,
           *             "deliveryDaysMax": 2,
           *             "aliases": [
           *               "Casa",
           *               "Dar el Beïda",
           *               "الدار البيضاء"
           *             ]
           *           },
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-000000000002",
           *             "code": "FES",
           *             "name": "Fès",
           *             "deliveryDaysMin": 2,
           *             "deliveryDaysMax": 3,
           *             "aliases": [
           *               "Fez",
           *               "فاس"
           *             ]
           *           },
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-000000000003",
           *             "code": "TNG",
           *             "name": "Tanger",
           *             "deliveryDaysMin": 2,
           *             "deliveryDaysMax": 3,
           *             "aliases": [
           *               "Tangier",
           *               "Tangiers",
           *               "Tanja"
           *             ]
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: {
              /** @description Served cities, the best match first. */
              destinations: components['schemas']['TariffDestination'][];
            };
          };
        };
      };
      /** @description The client holds this version; the body is empty. */
      304: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['400-INVALID_INPUT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  catalogDestinations: {
    parameters: {
      query: {
        /**
         * @description Beginning of a city’s name; similar spellings are found too.
         * @example casa
         */
        q: string;
        /**
         * @description Cities to answer with, at most.
         * @example 3
         */
        limit?: number;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "destinations": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-000000000001",
           *             "code": "CAS",
           *             "name": "Casablanca",
           *             "deliveryDaysMin": 1,
           *             "deliveryDaysMax": 2
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: {
              /** @description Served cities, the best match first. */
              destinations: components['schemas']['Destination'][];
            };
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  filesLimits: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "maxSize": 52428800,
           *         "maxSizeMB": 50,
           *         "allowedExtensions": [
           *           ".stl",
           *           ".obj",
           *           ".3mf"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['UploadLimits'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  filesUpload: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "file": "v 0 0 0\nv 20 0 0\nv 0 20 0\nv 0 0 20\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n"
         *     }
         */
        'multipart/form-data': {
          /**
           * Format: binary
           * @description An STL, OBJ or 3MF file of at most 52428800 bytes.
           */
          file: string;
          /**
           * @description Unit of the numbers of an STL or OBJ file, before or after it. A 3MF file names its own.
           * @default mm
           * @enum {string}
           */
          unit?: 'mm' | 'cm' | 'm' | 'in';
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "key": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *         "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796107&signature=the-signature",
           *         "metadata": {
           *           "filename": "bracket.stl",
           *           "size": 12284
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['UploadedFile'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `MISSING_FIELD`: A required part of the request is missing.
       *
       *     `INVALID_FILE_TYPE`: Only STL, OBJ and 3MF files can be printed.
       *
       *     `FILE_TOO_LARGE`: The file is larger than 50 MB.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `storageQuotaExceeded`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code:
                | 'VALIDATION_ERROR'
                | 'MISSING_FIELD'
                | 'INVALID_FILE_TYPE'
                | 'FILE_TOO_LARGE'
                | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'storageQuotaExceeded';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-STORAGE_ERROR'];
    };
  };
  filesList: {
    parameters: {
      query?: {
        /** @description Only files whose name contains this, in any case. */
        search?: string;
        /**
         * @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries.
         * @example 10
         */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "key": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *           "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796109&signature=the-signature",
           *           "metadata": {
           *             "filename": "bracket.stl",
           *             "size": 12284
           *           },
           *           "createdAt": "2026-11-27T16:00:07.575Z",
           *           "expiresAt": "2026-12-27T16:00:07.575Z",
           *           "status": "done",
           *           "analysis": {
           *             "unit": "millimeter",
           *             "format": "stl",
           *             "shells": 1,
           *             "fileHash": "776fee101a19fa6c0773e4cb89ed4009663d6e122c21016b39a66e17dee18e1f",
           *             "isClosed": true,
           *             "triangles": 244,
           *             "volumeMm3": 4752,
           *             "layerCount": 20,
           *             "estimateBand": {
           *               "hours": {
           *                 "p10": 0.1696,
           *                 "p90": 0.208
           *               },
           *               "plasticMm3": {
           *                 "p10": 3095.7,
           *                 "p90": 3462.6
           *               }
           *             },
           *             "printSeconds": 676,
           *             "boundingBoxMm": {
           *               "x": 78,
           *               "y": 18,
           *               "z": 4
           *             },
           *             "kernelVersion": "18",
           *             "surfaceAreaMm2": 3720,
           *             "overhangAreaMm2": 0,
           *             "supportVolumeMm3": 0,
           *             "longestLayerSeconds": 69,
           *             "uploadUnit": "mm"
           *           },
           *           "validation": {
           *             "errors": [],
           *             "warnings": [],
           *             "printable": true
           *           },
           *           "fault": null,
           *           "card": null,
           *           "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['File'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  filesLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl"
         *     }
         */
        'application/json': components['schemas']['FileLinkRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "key": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *         "unit": "mm",
           *         "furtherSkus": [],
           *         "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796109&signature=the-signature",
           *         "expiresAt": "2026-11-27T16:15:09.375Z",
           *         "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['FileLink'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-FILE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  filesPicture: {
    parameters: {
      query: {
        /**
         * @description When the link expires; part of its `url`.
         * @example 1795802400
         */
        expires: string;
        /**
         * @description Signature of the link; part of its `url`.
         * @example the-signature
         */
        signature: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Key of the file. Its slashes stand as they are: follow `url` of the upload.
         * @example uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl
         */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'image/png': unknown;
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-FILE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-STORAGE_ERROR'];
    };
  };
  filesDownload: {
    parameters: {
      query: {
        /**
         * @description When the link expires; part of its `url`.
         * @example 1795796107
         */
        expires: string;
        /**
         * @description Signature of the link; part of its `url`.
         * @example the-signature
         */
        signature: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Key of the file. Its slashes stand as they are: follow `url` of the upload.
         * @example uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl
         */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': unknown;
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-FILE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-STORAGE_ERROR'];
    };
  };
  quotesAnalyze: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
         *       "filename": "bracket.stl",
         *       "material": "petg-noir",
         *       "quantity": 1
         *     }
         */
        'application/json': components['schemas']['AnalyzeRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "analysis": {
           *           "unit": "millimeter",
           *           "format": "stl",
           *           "shells": 1,
           *           "fileHash": "776fee101a19fa6c0773e4cb89ed4009663d6e122c21016b39a66e17dee18e1f",
           *           "isClosed": true,
           *           "triangles": 244,
           *           "volumeMm3": 4752,
           *           "layerCount": 20,
           *           "estimateBand": {
           *             "hours": {
           *               "p10": 0.1696,
           *               "p90": 0.208
           *             },
           *             "plasticMm3": {
           *               "p10": 3095.7,
           *               "p90": 3462.6
           *             }
           *           },
           *           "printSeconds": 676,
           *           "boundingBoxMm": {
           *             "x": 78,
           *             "y": 18,
           *             "z": 4
           *           },
           *           "kernelVersion": "18",
           *           "surfaceAreaMm2": 3720,
           *           "overhangAreaMm2": 0,
           *           "supportVolumeMm3": 0,
           *           "longestLayerSeconds": 69,
           *           "uploadUnit": "mm"
           *         },
           *         "validation": {
           *           "errors": [],
           *           "warnings": [],
           *           "printable": true
           *         },
           *         "material": {
           *           "id": "petg-noir",
           *           "name": "PETG Black",
           *           "nameFr": "PETG noir",
           *           "technology": "fdm",
           *           "materialType": "petg",
           *           "pricePerGram": 1.4,
           *           "density": 1.27,
           *           "available": true,
           *           "previewColor": "#1c1c1e"
           *         },
           *         "quote": {
           *           "total": 18.07,
           *           "totalHT": 15.06,
           *           "tvaAmount": 3.01,
           *           "tvaRate": 0.2,
           *           "discount": 0,
           *           "estimatedPrintTime": 0.19,
           *           "estimatedWeight": 4.16,
           *           "estimatedDeliveryDays": 5
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Analyze'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid. Reasons: `materialUnavailable`.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `meshUnreadable`, `meshNotClosed`, `exceedsBuildVolume`, `belowMinimumSize`, `rushUnavailable`, `quantityTooLarge`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?:
                  | 'materialUnavailable'
                  | 'meshUnreadable'
                  | 'meshNotClosed'
                  | 'exceedsBuildVolume'
                  | 'belowMinimumSize'
                  | 'rushUnavailable'
                  | 'quantityTooLarge';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-FILE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  quotesCalculate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
         *       "filename": "bracket.stl",
         *       "materialId": "pla-noir",
         *       "finish": "standard",
         *       "quantity": 10,
         *       "isRush": true
         *     }
         */
        'application/json': components['schemas']['LineRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "analysis": {
           *           "unit": "millimeter",
           *           "format": "stl",
           *           "shells": 1,
           *           "fileHash": "776fee101a19fa6c0773e4cb89ed4009663d6e122c21016b39a66e17dee18e1f",
           *           "isClosed": true,
           *           "triangles": 244,
           *           "volumeMm3": 4752,
           *           "layerCount": 20,
           *           "estimateBand": {
           *             "hours": {
           *               "p10": 0.1696,
           *               "p90": 0.208
           *             },
           *             "plasticMm3": {
           *               "p10": 3095.7,
           *               "p90": 3462.6
           *             }
           *           },
           *           "printSeconds": 676,
           *           "boundingBoxMm": {
           *             "x": 78,
           *             "y": 18,
           *             "z": 4
           *           },
           *           "kernelVersion": "18",
           *           "surfaceAreaMm2": 3720,
           *           "overhangAreaMm2": 0,
           *           "supportVolumeMm3": 0,
           *           "longestLayerSeconds": 69,
           *           "uploadUnit": "mm"
           *         },
           *         "material": {
           *           "id": "pla-noir",
           *           "name": "PLA Black",
           *           "nameFr": "PLA noir",
           *           "technology": "fdm",
           *           "materialType": "pla",
           *           "pricePerGram": 1.2,
           *           "density": 1.24,
           *           "available": true,
           *           "previewColor": "#1a1a1a"
           *         },
           *         "quote": {
           *           "total": 108.8,
           *           "totalHT": 90.67,
           *           "tvaAmount": 18.13,
           *           "tvaRate": 0.2,
           *           "discount": 2.5,
           *           "estimatedPrintTime": 1.88,
           *           "estimatedWeight": 40.6,
           *           "estimatedDeliveryDays": 4
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Calculate'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid. Reasons: `materialUnavailable`.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `meshUnreadable`, `meshNotClosed`, `exceedsBuildVolume`, `belowMinimumSize`, `rushUnavailable`, `quantityTooLarge`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?:
                  | 'materialUnavailable'
                  | 'meshUnreadable'
                  | 'meshNotClosed'
                  | 'exceedsBuildVolume'
                  | 'belowMinimumSize'
                  | 'rushUnavailable'
                  | 'quantityTooLarge';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-FILE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  quotesBatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "items": [
         *         {
         *           "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
         *           "filename": "bracket.stl",
         *           "materialId": "pla-noir",
         *           "finish": "standard",
         *           "quantity": 10
         *         },
         *         {
         *           "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
         *           "filename": "bracket.stl",
         *           "materialId": "tpu-noir",
         *           "finish": "smooth",
         *           "quantity": 2
         *         }
         *       ],
         *       "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001"
         *     }
         */
        'application/json': components['schemas']['BatchRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "items": [
           *           {
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "quote": {
           *               "total": 78.8,
           *               "totalHT": 65.67,
           *               "tvaAmount": 13.13,
           *               "tvaRate": 0.2,
           *               "discount": 2.5,
           *               "estimatedPrintTime": 1.88,
           *               "estimatedWeight": 40.6,
           *               "estimatedDeliveryDays": 4
           *             }
           *           },
           *           {
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "quote": {
           *               "total": 52.58,
           *               "totalHT": 43.82,
           *               "tvaAmount": 8.76,
           *               "tvaRate": 0.2,
           *               "discount": 0,
           *               "estimatedPrintTime": 0.56,
           *               "estimatedWeight": 7.92,
           *               "estimatedDeliveryDays": 4
           *             }
           *           }
           *         ],
           *         "totals": {
           *           "subtotal": 131.38,
           *           "setup": 20,
           *           "minimumAdjustment": 0,
           *           "shipping": 0,
           *           "total": 151.38,
           *           "machineHours": 2.44,
           *           "plateCredit": 0
           *         },
           *         "estimatedDeliveryDays": 4
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Batch'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid. Reasons: `materialUnavailable`, `cityNotServed`.
       *
       *     `EMPTY_ITEMS`: At least one item is needed.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `meshUnreadable`, `meshNotClosed`, `exceedsBuildVolume`, `belowMinimumSize`, `rushUnavailable`, `quantityTooLarge`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'EMPTY_ITEMS' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?:
                  | 'materialUnavailable'
                  | 'cityNotServed'
                  | 'meshUnreadable'
                  | 'meshNotClosed'
                  | 'exceedsBuildVolume'
                  | 'belowMinimumSize'
                  | 'rushUnavailable'
                  | 'quantityTooLarge';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-FILE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  quotesReportDifferences: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "lines": 1,
         *       "kernelVersion": "18"
         *     }
         */
        'application/json': components['schemas']['PriceDifferencesRequest'];
      };
    };
    responses: {
      /** @description Done; the body is empty. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  savedQuotesList: {
    parameters: {
      query?: {
        /**
         * @description Only the quotes in this state.
         * @example pending
         */
        status?: 'draft' | 'pending' | 'confirmed' | 'expired';
        /** @description Only those whose number, company, purchase order or project holds each of these words, in any case. */
        search?: string;
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b7",
           *           "reference": "DV-2026-0001",
           *           "expiresAt": "2026-12-04T16:00:09.524Z",
           *           "itemCount": 1,
           *           "totalPrice": 100,
           *           "estimatedDeliveryDays": 5,
           *           "status": "pending",
           *           "orderId": null,
           *           "totals": {
           *             "subtotal": 78.8,
           *             "setup": 20,
           *             "minimumAdjustment": 1.2,
           *             "shipping": 0,
           *             "total": 100,
           *             "machineHours": 1.88,
           *             "plateCredit": 0
           *           },
           *           "company": null,
           *           "purchaseOrder": null,
           *           "project": null,
           *           "createdAt": "2026-11-27T16:00:09.524Z",
           *           "updatedAt": "2026-11-27T16:00:09.524Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['SavedQuote'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  savedQuotesSave: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the request idempotent for 24 hours: the same key and body get the same answer, with `Idempotent-Replayed: true`. Printable ASCII. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "items": [
         *         {
         *           "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
         *           "fileName": "bracket.stl",
         *           "fileSize": 12284,
         *           "materialId": "pla-noir",
         *           "technology": "fdm",
         *           "finish": "standard",
         *           "quantity": 10
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['SaveQuoteRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b7",
           *         "reference": "DV-2026-0001",
           *         "expiresAt": "2026-12-04T16:00:09.524Z",
           *         "itemCount": 1,
           *         "totalPrice": 100,
           *         "estimatedDeliveryDays": 5
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['SavedQuoteCreated'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid. Reasons: `materialUnavailable`.
       *
       *     `EMPTY_ITEMS`: At least one item is needed.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `meshUnreadable`, `meshNotClosed`, `exceedsBuildVolume`, `belowMinimumSize`, `rushUnavailable`, `quantityTooLarge`, `tooManyRecords`, `idempotencyKeyReused`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'EMPTY_ITEMS' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?:
                  | 'materialUnavailable'
                  | 'meshUnreadable'
                  | 'meshNotClosed'
                  | 'exceedsBuildVolume'
                  | 'belowMinimumSize'
                  | 'rushUnavailable'
                  | 'quantityTooLarge'
                  | 'tooManyRecords'
                  | 'idempotencyKeyReused';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-FILE_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  savedQuotesGet: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b7
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b7",
           *         "reference": "DV-2026-0001",
           *         "expiresAt": "2026-12-04T16:00:09.524Z",
           *         "itemCount": 1,
           *         "totalPrice": 100,
           *         "estimatedDeliveryDays": 5,
           *         "status": "pending",
           *         "orderId": null,
           *         "totals": {
           *           "subtotal": 78.8,
           *           "setup": 20,
           *           "minimumAdjustment": 1.2,
           *           "shipping": 0,
           *           "total": 100,
           *           "machineHours": 1.88,
           *           "plateCredit": 0
           *         },
           *         "company": null,
           *         "purchaseOrder": null,
           *         "project": null,
           *         "createdAt": "2026-11-27T16:00:09.524Z",
           *         "updatedAt": "2026-11-27T16:00:09.524Z",
           *         "share": null,
           *         "projectId": null,
           *         "items": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b8",
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "fileName": "bracket.stl",
           *             "fileSize": 12284,
           *             "materialId": "pla-noir",
           *             "technology": "fdm",
           *             "finish": "standard",
           *             "quantity": 10,
           *             "quote": {
           *               "total": 78.8,
           *               "totalHT": 65.67,
           *               "tvaAmount": 13.13,
           *               "tvaRate": 0.2,
           *               "discount": 2.5,
           *               "estimatedPrintTime": 1.88,
           *               "estimatedWeight": 40.6,
           *               "estimatedDeliveryDays": 5
           *             },
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['SavedQuoteWithLines'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-QUOTE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  savedQuotesRemove: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b7
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b7"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: {
              /** @description Names the record. */
              id: string;
            };
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `quoteLocked`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'quoteLocked';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-QUOTE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  savedQuotesSetStatus: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b7
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "confirmed"
         *     }
         */
        'application/json': components['schemas']['QuoteStatusRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b7",
           *         "reference": "DV-2026-0001",
           *         "expiresAt": "2026-12-04T16:00:09.524Z",
           *         "itemCount": 1,
           *         "totalPrice": 100,
           *         "estimatedDeliveryDays": 5,
           *         "status": "confirmed",
           *         "orderId": null,
           *         "totals": {
           *           "subtotal": 78.8,
           *           "setup": 20,
           *           "minimumAdjustment": 1.2,
           *           "shipping": 0,
           *           "total": 100,
           *           "machineHours": 1.88,
           *           "plateCredit": 0
           *         },
           *         "company": null,
           *         "purchaseOrder": null,
           *         "project": null,
           *         "createdAt": "2026-11-27T16:00:09.524Z",
           *         "updatedAt": "2026-11-27T16:00:09.971Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['SavedQuote'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `quoteExpired`, `quoteLocked`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'quoteExpired' | 'quoteLocked';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-QUOTE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  savedQuotesPdf: {
    parameters: {
      query?: {
        /**
         * @description Language of the document; the account's when left out.
         * @example fr
         */
        locale?: 'fr' | 'en';
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b7
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': unknown;
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-QUOTE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-STORAGE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  savedQuotesExport: {
    parameters: {
      query?: {
        /**
         * @description The kind of file.
         * @example csv
         */
        format?: 'csv' | 'xlsx';
        /**
         * @description Language of the document; the account's when left out.
         * @example fr
         */
        locale?: 'fr' | 'en';
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b7
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': unknown;
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-QUOTE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  savedQuotesShare: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b7
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "url": "http://localhost:3000/shared/quote?token=the-signature.7GtrOvbnBkvT_HwMzw9kWZyP3IhUxf-SN3A3d1e4aB4",
           *         "expiresAt": "2026-12-04T16:00:09.524Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['QuoteShare'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `quoteExpired`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'quoteExpired';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-QUOTE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  savedQuotesUnshare: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b7
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b7"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: {
              /** @description Names the record. */
              id: string;
            };
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-QUOTE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  addressesList: {
    parameters: {
      query?: {
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000ba",
           *           "label": "Atelier",
           *           "fullName": "Amina Benali",
           *           "phone": "0612345678",
           *           "street": "12, rue des Forges",
           *           "city": "Casablanca",
           *           "shippingDestinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001",
           *           "postalCode": "20250",
           *           "isDefault": true,
           *           "createdAt": "2026-11-27T16:00:09.986Z",
           *           "updatedAt": "2026-11-27T16:00:09.986Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Address'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  addressesAdd: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the request idempotent for 24 hours: the same key and body get the same answer, with `Idempotent-Replayed: true`. Printable ASCII. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "label": "Atelier",
         *       "fullName": "Amina Benali",
         *       "phone": "0612345678",
         *       "street": "12, rue des Forges",
         *       "city": "Casablanca",
         *       "shippingDestinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001",
         *       "postalCode": "20250",
         *       "isDefault": true
         *     }
         */
        'application/json': components['schemas']['NewAddressRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000ba",
           *         "city": "Casablanca"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: {
              /** @description Names the record. */
              id: string;
              /** @description The city, as the destination is called; case, accents and hyphens do not count. */
              city: string;
            };
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `cityNotServed`, `tooManyRecords`, `idempotencyKeyReused`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'cityNotServed' | 'tooManyRecords' | 'idempotencyKeyReused';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  addressesRemove: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000ba
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; the body is empty. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  addressesChange: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000ba
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "street": "14, rue des Forges"
         *     }
         */
        'application/json': components['schemas']['ChangedAddressRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000ba",
           *         "label": "Atelier",
           *         "fullName": "Amina Benali",
           *         "phone": "0612345678",
           *         "street": "14, rue des Forges",
           *         "city": "Casablanca",
           *         "shippingDestinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001",
           *         "postalCode": "20250",
           *         "isDefault": true,
           *         "createdAt": "2026-11-27T16:00:09.986Z",
           *         "updatedAt": "2026-11-27T16:00:10.017Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Address'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `cityNotServed`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'cityNotServed';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  ordersList: {
    parameters: {
      query?: {
        /** @description Only those whose number, company, purchase order or project holds each of these words, in any case. */
        search?: string;
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *           "orderNumber": "CMD-2026-0001",
           *           "status": "paid",
           *           "subtotalAmount": 100,
           *           "shippingCost": 0,
           *           "totalAmount": 100,
           *           "itemCount": 1,
           *           "estimatedDeliveryDays": 4,
           *           "quoteId": "0198c1f2-7d3a-7c41-8a5e-0000000000b7",
           *           "address": {
           *             "city": "Casablanca",
           *             "phone": "0612345678",
           *             "street": "14, rue des Forges",
           *             "fullName": "Amina Benali",
           *             "postalCode": "20250",
           *             "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001"
           *           },
           *           "billingAddress": {
           *             "city": "Casablanca",
           *             "street": "8, boulevard Zerktouni",
           *             "postalCode": "20000"
           *           },
           *           "company": null,
           *           "purchaseOrder": null,
           *           "project": null,
           *           "invoiceNumber": "FA-2026-0001",
           *           "createdAt": "2026-11-27T16:00:10.052Z",
           *           "paidAt": "2026-11-27T16:00:10.137Z",
           *           "paymentMethod": "card",
           *           "refundedAmount": 0,
           *           "creditNotes": [],
           *           "promisedOn": "2026-12-03",
           *           "shipment": null,
           *           "history": [
           *             {
           *               "status": "unpaid",
           *               "at": "2026-11-27T16:00:10.052Z"
           *             },
           *             {
           *               "status": "paid",
           *               "at": "2026-11-27T16:00:10.137Z"
           *             }
           *           ],
           *           "items": [
           *             {
           *               "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bd",
           *               "kind": "part",
           *               "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *               "fileName": "bracket.stl",
           *               "materialId": "pla-noir",
           *               "technology": "fdm",
           *               "finish": "standard",
           *               "quantity": 10,
           *               "isRush": false,
           *               "quote": {
           *                 "total": 78.8,
           *                 "totalHT": 65.67,
           *                 "tvaAmount": 13.13,
           *                 "tvaRate": 0.2,
           *                 "discount": 2.5,
           *                 "estimatedPrintTime": 1.88,
           *                 "estimatedWeight": 40.6,
           *                 "estimatedDeliveryDays": 4
           *               },
           *               "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Order'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  ordersPlace: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the request idempotent for 24 hours: the same key and body get the same answer, with `Idempotent-Replayed: true`. Printable ASCII. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "addressId": "0198c1f2-7d3a-7c41-8a5e-0000000000ba",
         *       "quoteId": "0198c1f2-7d3a-7c41-8a5e-0000000000b7",
         *       "acceptTerms": true,
         *       "billingAddress": {
         *         "street": "8, boulevard Zerktouni",
         *         "city": "Casablanca",
         *         "postalCode": "20000"
         *       },
         *       "items": [
         *         {
         *           "quoteItemId": "0198c1f2-7d3a-7c41-8a5e-0000000000b8",
         *           "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
         *           "fileName": "bracket.stl",
         *           "materialId": "pla-noir",
         *           "technology": "fdm",
         *           "finish": "standard",
         *           "quantity": 10,
         *           "isRush": false
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['PlaceOrderRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *         "orderNumber": "CMD-2026-0001",
           *         "status": "unpaid",
           *         "subtotalAmount": 100,
           *         "shippingCost": 0,
           *         "totalAmount": 100,
           *         "itemCount": 1,
           *         "estimatedDeliveryDays": 4
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OrderCreated'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid. Reasons: `materialUnavailable`.
       *
       *     `EMPTY_ITEMS`: At least one item is needed.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `meshUnreadable`, `meshNotClosed`, `exceedsBuildVolume`, `belowMinimumSize`, `rushUnavailable`, `quantityTooLarge`, `quoteMismatch`, `quoteExpired`, `quoteAlreadyOrdered`, `quoteOfProject`, `tooManyUnpaidOrders`, `idempotencyKeyReused`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'EMPTY_ITEMS' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?:
                  | 'materialUnavailable'
                  | 'meshUnreadable'
                  | 'meshNotClosed'
                  | 'exceedsBuildVolume'
                  | 'belowMinimumSize'
                  | 'rushUnavailable'
                  | 'quantityTooLarge'
                  | 'quoteMismatch'
                  | 'quoteExpired'
                  | 'quoteAlreadyOrdered'
                  | 'quoteOfProject'
                  | 'tooManyUnpaidOrders'
                  | 'idempotencyKeyReused';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-RESOURCE_NOT_FOUND-QUOTE_NOT_FOUND-FILE_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  ordersGet: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000bb
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *         "orderNumber": "CMD-2026-0001",
           *         "status": "paid",
           *         "subtotalAmount": 100,
           *         "shippingCost": 0,
           *         "totalAmount": 100,
           *         "itemCount": 1,
           *         "estimatedDeliveryDays": 4,
           *         "quoteId": "0198c1f2-7d3a-7c41-8a5e-0000000000b7",
           *         "address": {
           *           "city": "Casablanca",
           *           "phone": "0612345678",
           *           "street": "14, rue des Forges",
           *           "fullName": "Amina Benali",
           *           "postalCode": "20250",
           *           "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001"
           *         },
           *         "billingAddress": {
           *           "city": "Casablanca",
           *           "street": "8, boulevard Zerktouni",
           *           "postalCode": "20000"
           *         },
           *         "company": null,
           *         "purchaseOrder": null,
           *         "project": null,
           *         "invoiceNumber": "FA-2026-0001",
           *         "createdAt": "2026-11-27T16:00:10.052Z",
           *         "paidAt": "2026-11-27T16:00:10.137Z",
           *         "paymentMethod": "card",
           *         "refundedAmount": 0,
           *         "creditNotes": [],
           *         "promisedOn": "2026-12-03",
           *         "shipment": null,
           *         "history": [
           *           {
           *             "status": "unpaid",
           *             "at": "2026-11-27T16:00:10.052Z"
           *           },
           *           {
           *             "status": "paid",
           *             "at": "2026-11-27T16:00:10.137Z"
           *           }
           *         ],
           *         "mailLate": false,
           *         "items": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bd",
           *             "kind": "part",
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "fileName": "bracket.stl",
           *             "materialId": "pla-noir",
           *             "technology": "fdm",
           *             "finish": "standard",
           *             "quantity": 10,
           *             "isRush": false,
           *             "quote": {
           *               "total": 78.8,
           *               "totalHT": 65.67,
           *               "tvaAmount": 13.13,
           *               "tvaRate": 0.2,
           *               "discount": 2.5,
           *               "estimatedPrintTime": 1.88,
           *               "estimatedWeight": 40.6,
           *               "estimatedDeliveryDays": 4
           *             },
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OrderWithLines'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  ordersCancel: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000bb
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000be",
           *         "orderNumber": "CMD-2026-0002",
           *         "status": "cancelled",
           *         "subtotalAmount": 100,
           *         "shippingCost": 0,
           *         "totalAmount": 100,
           *         "itemCount": 1,
           *         "estimatedDeliveryDays": 4,
           *         "quoteId": null,
           *         "address": {
           *           "city": "Casablanca",
           *           "phone": "0612345678",
           *           "street": "14, rue des Forges",
           *           "fullName": "Amina Benali",
           *           "postalCode": "20250",
           *           "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001"
           *         },
           *         "billingAddress": {
           *           "city": "Casablanca",
           *           "street": "8, boulevard Zerktouni",
           *           "postalCode": "20000"
           *         },
           *         "company": null,
           *         "purchaseOrder": null,
           *         "project": null,
           *         "invoiceNumber": null,
           *         "createdAt": "2026-11-27T16:00:10.376Z",
           *         "paidAt": null,
           *         "paymentMethod": null,
           *         "refundedAmount": 0,
           *         "creditNotes": [],
           *         "promisedOn": null,
           *         "shipment": null,
           *         "history": [
           *           {
           *             "status": "unpaid",
           *             "at": "2026-11-27T16:00:10.376Z"
           *           },
           *           {
           *             "status": "cancelled",
           *             "at": "2026-11-27T16:00:10.398Z"
           *           }
           *         ],
           *         "mailLate": false,
           *         "items": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bf",
           *             "kind": "part",
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "fileName": "bracket.stl",
           *             "materialId": "pla-noir",
           *             "technology": "fdm",
           *             "finish": "standard",
           *             "quantity": 10,
           *             "isRush": false,
           *             "quote": {
           *               "total": 78.8,
           *               "totalHT": 65.67,
           *               "tvaAmount": 13.13,
           *               "tvaRate": 0.2,
           *               "discount": 2.5,
           *               "estimatedPrintTime": 1.88,
           *               "estimatedWeight": 40.6,
           *               "estimatedDeliveryDays": 4
           *             },
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OrderWithLines'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `orderAlreadyPaid`, `orderNotPayable`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'orderAlreadyPaid' | 'orderNotPayable';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  ordersCreditNote: {
    parameters: {
      query?: {
        /** @description `pdf` for people, `ubl` for their books: UBL 2.1, as XML. Both state the same. */
        format?: 'pdf' | 'ubl';
        /** @description A copy in this language; by default the document as it was issued. */
        locale?: 'fr' | 'en';
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000bb
         */
        id: string;
        /**
         * @description Names the record.
         * @example AV-2026-0001
         */
        number: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': unknown;
          'application/xml': string;
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      404: components['responses']['404-RESOURCE_NOT_FOUND-ORDER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-STORAGE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  ordersInvoice: {
    parameters: {
      query?: {
        /**
         * @description `pdf` for people, `ubl` for their books: UBL 2.1, as XML. Both state the same.
         * @example pdf
         */
        format?: 'pdf' | 'ubl';
        /** @description A copy in this language; by default the document as it was issued. */
        locale?: 'fr' | 'en';
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000bb
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': unknown;
          'application/xml': string;
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-STORAGE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  paymentsCheckout: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the request idempotent for 24 hours: the same key and body get the same answer, with `Idempotent-Replayed: true`. Printable ASCII. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "orderId": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
         *       "locale": "fr"
         *     }
         */
        'application/json': components['schemas']['CheckoutRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "url": "http://localhost:3000/pay/sandbox/0198c1f2-7d3a-7c41-8a5e-0000000000bc?token=the-signature"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Checkout'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `orderAlreadyPaid`, `orderNotPayable`, `idempotencyKeyReused`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'orderAlreadyPaid' | 'orderNotPayable' | 'idempotencyKeyReused';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  paymentsCallback: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description The configured payment provider.
         * @example sandbox
         */
        provider: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bc-pay",
         *       "type": "payment.succeeded",
         *       "attemptId": "0198c1f2-7d3a-7c41-8a5e-0000000000bc",
         *       "amountCentimes": 10000,
         *       "currency": "MAD",
         *       "reference": "SB-0000000000BC"
         *     }
         */
        '*/*': unknown;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          '*/*': unknown;
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  projectsList: {
    parameters: {
      query?: {
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "requests": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000cd",
           *             "reference": "PR-2026-0001",
           *             "status": "received",
           *             "vertical": "automotive",
           *             "title": "Headlight bracket for a 1986 Renault 4",
           *             "description": "A replacement for a broken bracket, drawn from the pieces. It must stand engine heat.",
           *             "quantity": 2,
           *             "phone": "0612345678",
           *             "budgetRange": "b2",
           *             "deadline": "2099-01-31T12:00:00.000Z",
           *             "referenceUrl": "https://example.com/bracket",
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "files": [
           *               {
           *                 "key": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *                 "filename": "bracket.stl",
           *                 "unit": "mm",
           *                 "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796113&signature=the-signature",
           *                 "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *               }
           *             ],
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature",
           *             "materialPref": "ASA, black",
           *             "finishPref": "standard",
           *             "answer": null,
           *             "orderId": null,
           *             "history": [
           *               {
           *                 "status": "received",
           *                 "at": "2026-11-27T16:00:12.974Z"
           *               }
           *             ],
           *             "createdAt": "2026-11-27T16:00:12.974Z",
           *             "updatedAt": "2026-11-27T16:00:12.980Z"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['ProjectPage'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  projectsRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the request idempotent for 24 hours: the same key and body get the same answer, with `Idempotent-Replayed: true`. Printable ASCII. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "vertical": "automotive",
         *       "title": "Headlight bracket for a 1986 Renault 4",
         *       "description": "A replacement for a broken bracket, drawn from the pieces. It must stand engine heat.",
         *       "quantity": 2,
         *       "phone": "0612345678",
         *       "budgetRange": "b2",
         *       "deadline": "2099-01-31T12:00:00Z",
         *       "referenceUrl": "https://example.com/bracket",
         *       "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
         *       "furtherFileKeys": [],
         *       "materialPref": "ASA, black",
         *       "finishPref": "standard"
         *     }
         */
        'application/json': components['schemas']['NewProjectRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000cd",
           *         "reference": "PR-2026-0001",
           *         "status": "received"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['ProjectCreated'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `tooManyRecords`, `idempotencyKeyReused`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'tooManyRecords' | 'idempotencyKeyReused';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-FILE_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  projectsGet: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000cd
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000cd",
           *         "reference": "PR-2026-0001",
           *         "status": "quoted",
           *         "vertical": "automotive",
           *         "title": "Headlight bracket for a 1986 Renault 4",
           *         "description": "A replacement for a broken bracket, drawn from the pieces. It must stand engine heat.",
           *         "quantity": 2,
           *         "phone": "0612345678",
           *         "budgetRange": "b2",
           *         "deadline": "2099-01-31T12:00:00.000Z",
           *         "referenceUrl": "https://example.com/bracket",
           *         "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *         "files": [
           *           {
           *             "key": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "filename": "bracket.stl",
           *             "unit": "mm",
           *             "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796115&signature=the-signature",
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *           }
           *         ],
           *         "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature",
           *         "materialPref": "ASA, black",
           *         "finishPref": "standard",
           *         "answer": {
           *           "amount": 1450.5,
           *           "text": "We model the bracket after your photos and print two of them in black ASA.",
           *           "deliveryDays": 12,
           *           "quoteId": null,
           *           "fileKey": null,
           *           "fileUrl": null,
           *           "answeredAt": "2026-11-27T16:00:13.192Z",
           *           "expiresAt": "2026-12-04T16:00:13.192Z",
           *           "hasExpired": false
           *         },
           *         "orderId": null,
           *         "history": [
           *           {
           *             "status": "received",
           *             "at": "2026-11-27T16:00:12.974Z"
           *           },
           *           {
           *             "status": "inReview",
           *             "at": "2026-11-27T16:00:13.155Z"
           *           },
           *           {
           *             "status": "quoted",
           *             "at": "2026-11-27T16:00:13.192Z"
           *           }
           *         ],
           *         "createdAt": "2026-11-27T16:00:12.974Z",
           *         "updatedAt": "2026-11-27T16:00:13.192Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Project'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  projectsAccept: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000cd
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "addressId": "0198c1f2-7d3a-7c41-8a5e-0000000000ba",
         *       "acceptTerms": true,
         *       "amount": 1450.5,
         *       "answeredAt": "2026-11-27T16:00:13.192Z"
         *     }
         */
        'application/json': components['schemas']['AcceptProjectRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000cd",
           *         "reference": "PR-2026-0001",
           *         "status": "accepted",
           *         "vertical": "automotive",
           *         "title": "Headlight bracket for a 1986 Renault 4",
           *         "description": "A replacement for a broken bracket, drawn from the pieces. It must stand engine heat.",
           *         "quantity": 2,
           *         "phone": "0612345678",
           *         "budgetRange": "b2",
           *         "deadline": "2099-01-31T12:00:00.000Z",
           *         "referenceUrl": "https://example.com/bracket",
           *         "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *         "files": [
           *           {
           *             "key": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "filename": "bracket.stl",
           *             "unit": "mm",
           *             "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796115&signature=the-signature",
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *           }
           *         ],
           *         "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature",
           *         "materialPref": "ASA, black",
           *         "finishPref": "standard",
           *         "answer": {
           *           "amount": 1450.5,
           *           "text": "We model the bracket after your photos and print two of them in black ASA.",
           *           "deliveryDays": 12,
           *           "quoteId": null,
           *           "fileKey": null,
           *           "fileUrl": null,
           *           "answeredAt": "2026-11-27T16:00:13.192Z",
           *           "expiresAt": "2026-12-04T16:00:13.192Z",
           *           "hasExpired": false
           *         },
           *         "orderId": "0198c1f2-7d3a-7c41-8a5e-0000000000f4",
           *         "history": [
           *           {
           *             "status": "received",
           *             "at": "2026-11-27T16:00:12.974Z"
           *           },
           *           {
           *             "status": "inReview",
           *             "at": "2026-11-27T16:00:13.155Z"
           *           },
           *           {
           *             "status": "quoted",
           *             "at": "2026-11-27T16:00:13.192Z"
           *           }
           *         ],
           *         "createdAt": "2026-11-27T16:00:12.974Z",
           *         "updatedAt": "2026-11-27T16:00:15.577Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Project'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid. Reasons: `materialUnavailable`.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `meshUnreadable`, `meshNotClosed`, `exceedsBuildVolume`, `belowMinimumSize`, `rushUnavailable`, `quantityTooLarge`, `projectNotQuoted`, `answerExpired`, `amountMismatch`, `quoteMismatch`, `quoteExpired`, `quoteAlreadyOrdered`, `tooManyUnpaidOrders`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?:
                  | 'materialUnavailable'
                  | 'meshUnreadable'
                  | 'meshNotClosed'
                  | 'exceedsBuildVolume'
                  | 'belowMinimumSize'
                  | 'rushUnavailable'
                  | 'quantityTooLarge'
                  | 'projectNotQuoted'
                  | 'answerExpired'
                  | 'amountMismatch'
                  | 'quoteMismatch'
                  | 'quoteExpired'
                  | 'quoteAlreadyOrdered'
                  | 'tooManyUnpaidOrders';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-RESOURCE_NOT_FOUND-QUOTE_NOT_FOUND-FILE_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  projectsDecline: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000cd
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "answeredAt": "2026-11-27T16:00:13.192Z"
         *     }
         */
        'application/json': components['schemas']['DeclineProjectRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000f5",
           *         "reference": "PR-2026-0002",
           *         "status": "declined",
           *         "vertical": "automotive",
           *         "title": "Headlight bracket for a 1986 Renault 4",
           *         "description": "A replacement for a broken bracket, drawn from the pieces. It must stand engine heat.",
           *         "quantity": 2,
           *         "phone": "0612345678",
           *         "budgetRange": "b2",
           *         "deadline": "2099-01-31T12:00:00.000Z",
           *         "referenceUrl": "https://example.com/bracket",
           *         "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *         "files": [
           *           {
           *             "key": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "filename": "bracket.stl",
           *             "unit": "mm",
           *             "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796115&signature=the-signature",
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *           }
           *         ],
           *         "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature",
           *         "materialPref": "ASA, black",
           *         "finishPref": "standard",
           *         "answer": {
           *           "amount": 100,
           *           "text": "We can print it.",
           *           "deliveryDays": null,
           *           "quoteId": null,
           *           "fileKey": null,
           *           "fileUrl": null,
           *           "answeredAt": "2026-11-27T16:00:15.619Z",
           *           "expiresAt": "2026-12-04T16:00:15.619Z",
           *           "hasExpired": false
           *         },
           *         "orderId": null,
           *         "history": [
           *           {
           *             "status": "received",
           *             "at": "2026-11-27T16:00:15.605Z"
           *           },
           *           {
           *             "status": "quoted",
           *             "at": "2026-11-27T16:00:15.619Z"
           *           },
           *           {
           *             "status": "declined",
           *             "at": "2026-11-27T16:00:15.633Z"
           *           }
           *         ],
           *         "createdAt": "2026-11-27T16:00:15.605Z",
           *         "updatedAt": "2026-11-27T16:00:15.633Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Project'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `projectNotQuoted`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'projectNotQuoted';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  cardsCreate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Amina Benali",
         *       "title": "Architecte d’intérieur",
         *       "phone": "+212 612-345678",
         *       "email": "amina@example.com",
         *       "materialId": "pla-blanc",
         *       "textColorId": "pla-noir",
         *       "corners": "round",
         *       "frame": "line",
         *       "fontFamily": "montserrat",
         *       "typography": {
         *         "name": {
         *           "size": "large"
         *         }
         *       },
         *       "quantity": 50
         *     }
         */
        'application/json': components['schemas']['CardRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000f6.3mf",
           *         "quote": {
           *           "total": 723.43,
           *           "totalHT": 602.86,
           *           "tvaAmount": 120.57,
           *           "tvaRate": 0.2,
           *           "discount": 70.57,
           *           "estimatedPrintTime": 14.07,
           *           "estimatedWeight": 375.05,
           *           "estimatedDeliveryDays": 5
           *         },
           *         "previewUrl": "http://localhost:3000/api/cards/preview/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000f6.3mf?expires=1795796116&signature=the-signature",
           *         "warnings": [
           *           {
           *             "field": "name",
           *             "limit": 6.1,
           *             "value": 4.63,
           *             "code": "textSmaller",
           *             "message": "Set in capitals of 4.63 mm instead of 6.1 mm, so that it fits.",
           *             "messageFr": "Composé en capitales de 4,63 mm au lieu de 6,1 mm, pour tenir."
           *           },
           *           {
           *             "field": "title",
           *             "limit": 2.9,
           *             "value": 2.63,
           *             "code": "textSmaller",
           *             "message": "Set in capitals of 2.63 mm instead of 2.9 mm, so that it fits.",
           *             "messageFr": "Composé en capitales de 2,63 mm au lieu de 2,9 mm, pour tenir."
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Card'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid. Reasons: `materialUnavailable`.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `meshUnreadable`, `meshNotClosed`, `exceedsBuildVolume`, `belowMinimumSize`, `rushUnavailable`, `quantityTooLarge`, `storageQuotaExceeded`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?:
                  | 'materialUnavailable'
                  | 'meshUnreadable'
                  | 'meshNotClosed'
                  | 'exceedsBuildVolume'
                  | 'belowMinimumSize'
                  | 'rushUnavailable'
                  | 'quantityTooLarge'
                  | 'storageQuotaExceeded';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-FILE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-STORAGE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  cardsPreview: {
    parameters: {
      query: {
        /**
         * @description When the link expires; part of its `url`.
         * @example 1795796116
         */
        expires: string;
        /**
         * @description Signature of the link; part of its `url`.
         * @example the-signature
         */
        signature: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Key of the file. Its slashes stand as they are: follow `url` of the upload.
         * @example uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000f6.3mf
         */
        key: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'image/png': unknown;
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-FILE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-STORAGE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  accountRead: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *         "name": "Amina Test",
           *         "email": "amina@example.com",
           *         "emailVerified": true,
           *         "phone": "0612345678",
           *         "image": null,
           *         "locale": "fr",
           *         "createdAt": "2026-11-27T16:00:04.021Z",
           *         "updatedAt": "2026-11-27T16:00:07.238Z",
           *         "company": null,
           *         "purchaseOrder": null,
           *         "project": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Profile'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  accountChange: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "name": "Amina Benali",
         *       "phone": "+212712345678",
         *       "image": null,
         *       "locale": "fr"
         *     }
         */
        'application/json': components['schemas']['ProfileRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *         "name": "Amina Benali",
           *         "email": "amina@example.com",
           *         "emailVerified": true,
           *         "phone": "+212712345678",
           *         "image": null,
           *         "locale": "fr",
           *         "createdAt": "2026-11-27T16:00:04.021Z",
           *         "updatedAt": "2026-11-27T16:00:07.370Z",
           *         "company": null,
           *         "purchaseOrder": null,
           *         "project": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Profile'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  contactSend: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Amina Benali",
         *       "email": "amina@example.com",
         *       "subject": "technical",
         *       "message": "Which of your materials stands a dishwasher?"
         *     }
         */
        'application/json': components['schemas']['ContactRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "sent": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: {
              /** @description The message is queued durably. */
              sent: boolean;
            };
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      403: components['responses']['403-FORBIDDEN'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  healthLive: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "status": "ok"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Live'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT-uncounted'];
      500: components['responses']['500-INTERNAL_ERROR-uncounted'];
      503: components['responses']['503-DATABASE_ERROR-uncounted'];
    };
  };
  healthReady: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "status": "ok",
           *         "checks": {
           *           "database": "up",
           *           "queue": "up",
           *           "storage": "up",
           *           "worker": "up",
           *           "mail": "up"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Ready'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT-uncounted'];
      500: components['responses']['500-INTERNAL_ERROR-uncounted'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR-uncounted'];
      503: components['responses']['503-DATABASE_ERROR-STORAGE_ERROR-EXTERNAL_SERVICE_ERROR-uncounted'];
    };
  };
  metricsRead: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
        };
      };
      400: components['responses']['400-INVALID_INPUT-uncounted'];
      401: components['responses']['401-UNAUTHORIZED-uncounted'];
      403: components['responses']['403-FORBIDDEN-uncounted'];
      500: components['responses']['500-INTERNAL_ERROR-uncounted'];
      503: components['responses']['503-DATABASE_ERROR-uncounted'];
    };
  };
  operatorOrdersList: {
    parameters: {
      query?: {
        /**
         * @description Only the orders in this state; without it those that an operator may still move.
         * @example paid
         */
        status?: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
        /** @description The `nextCursor` of the page before: the id of its last order. */
        after?: string;
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *           "orderNumber": "CMD-2026-0001",
           *           "status": "paid",
           *           "subtotalAmount": 100,
           *           "shippingCost": 0,
           *           "totalAmount": 100,
           *           "itemCount": 1,
           *           "estimatedDeliveryDays": 4,
           *           "quoteId": "0198c1f2-7d3a-7c41-8a5e-0000000000b7",
           *           "address": {
           *             "city": "Casablanca",
           *             "phone": "0612345678",
           *             "street": "14, rue des Forges",
           *             "fullName": "Amina Benali",
           *             "postalCode": "20250",
           *             "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001"
           *           },
           *           "billingAddress": {
           *             "city": "Casablanca",
           *             "street": "8, boulevard Zerktouni",
           *             "postalCode": "20000"
           *           },
           *           "company": null,
           *           "purchaseOrder": null,
           *           "project": null,
           *           "invoiceNumber": "FA-2026-0001",
           *           "createdAt": "2026-11-27T16:00:10.052Z",
           *           "paidAt": "2026-11-27T16:00:10.137Z",
           *           "paymentMethod": "card",
           *           "refundedAmount": 0,
           *           "creditNotes": [],
           *           "promisedOn": "2026-12-03",
           *           "shipment": null,
           *           "history": [
           *             {
           *               "status": "unpaid",
           *               "at": "2026-11-27T16:00:10.052Z"
           *             },
           *             {
           *               "status": "paid",
           *               "at": "2026-11-27T16:00:10.137Z"
           *             }
           *           ],
           *           "items": [
           *             {
           *               "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bd",
           *               "kind": "part",
           *               "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *               "fileName": "bracket.stl",
           *               "materialId": "pla-noir",
           *               "technology": "fdm",
           *               "finish": "standard",
           *               "quantity": 10,
           *               "isRush": false,
           *               "quote": {
           *                 "total": 78.8,
           *                 "totalHT": 65.67,
           *                 "tvaAmount": 13.13,
           *                 "tvaRate": 0.2,
           *                 "discount": 2.5,
           *                 "estimatedPrintTime": 1.88,
           *                 "estimatedWeight": 40.6,
           *                 "estimatedDeliveryDays": 4
           *               },
           *               "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *             }
           *           ],
           *           "customer": {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *             "name": "Amina Benali",
           *             "email": "amina@example.com"
           *           },
           *           "nextStatuses": [
           *             "inProduction",
           *             "refunded"
           *           ],
           *           "paymentsToReturn": []
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OperatorOrder'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorOrdersGet: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000bb
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *         "orderNumber": "CMD-2026-0001",
           *         "status": "paid",
           *         "subtotalAmount": 100,
           *         "shippingCost": 0,
           *         "totalAmount": 100,
           *         "itemCount": 1,
           *         "estimatedDeliveryDays": 4,
           *         "quoteId": "0198c1f2-7d3a-7c41-8a5e-0000000000b7",
           *         "address": {
           *           "city": "Casablanca",
           *           "phone": "0612345678",
           *           "street": "14, rue des Forges",
           *           "fullName": "Amina Benali",
           *           "postalCode": "20250",
           *           "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001"
           *         },
           *         "billingAddress": {
           *           "city": "Casablanca",
           *           "street": "8, boulevard Zerktouni",
           *           "postalCode": "20000"
           *         },
           *         "company": null,
           *         "purchaseOrder": null,
           *         "project": null,
           *         "invoiceNumber": "FA-2026-0001",
           *         "createdAt": "2026-11-27T16:00:10.052Z",
           *         "paidAt": "2026-11-27T16:00:10.137Z",
           *         "paymentMethod": "card",
           *         "refundedAmount": 0,
           *         "creditNotes": [],
           *         "promisedOn": "2026-12-03",
           *         "shipment": null,
           *         "history": [
           *           {
           *             "status": "unpaid",
           *             "at": "2026-11-27T16:00:10.052Z"
           *           },
           *           {
           *             "status": "paid",
           *             "at": "2026-11-27T16:00:10.137Z"
           *           }
           *         ],
           *         "items": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bd",
           *             "kind": "part",
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "fileName": "bracket.stl",
           *             "materialId": "pla-noir",
           *             "technology": "fdm",
           *             "finish": "standard",
           *             "quantity": 10,
           *             "isRush": false,
           *             "quote": {
           *               "total": 78.8,
           *               "totalHT": 65.67,
           *               "tvaAmount": 13.13,
           *               "tvaRate": 0.2,
           *               "discount": 2.5,
           *               "estimatedPrintTime": 1.88,
           *               "estimatedWeight": 40.6,
           *               "estimatedDeliveryDays": 4
           *             },
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *           }
           *         ],
           *         "customer": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "name": "Amina Benali",
           *           "email": "amina@example.com"
           *         },
           *         "nextStatuses": [
           *           "inProduction",
           *           "refunded"
           *         ],
           *         "paymentsToReturn": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OperatorOrder'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorOrdersMove: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000bb
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "inProduction"
         *     }
         */
        'application/json': components['schemas']['OrderStatusRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *         "orderNumber": "CMD-2026-0001",
           *         "status": "inProduction",
           *         "subtotalAmount": 100,
           *         "shippingCost": 0,
           *         "totalAmount": 100,
           *         "itemCount": 1,
           *         "estimatedDeliveryDays": 4,
           *         "quoteId": "0198c1f2-7d3a-7c41-8a5e-0000000000b7",
           *         "address": {
           *           "city": "Casablanca",
           *           "phone": "0612345678",
           *           "street": "14, rue des Forges",
           *           "fullName": "Amina Benali",
           *           "postalCode": "20250",
           *           "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001"
           *         },
           *         "billingAddress": {
           *           "city": "Casablanca",
           *           "street": "8, boulevard Zerktouni",
           *           "postalCode": "20000"
           *         },
           *         "company": null,
           *         "purchaseOrder": null,
           *         "project": null,
           *         "invoiceNumber": "FA-2026-0001",
           *         "createdAt": "2026-11-27T16:00:10.052Z",
           *         "paidAt": "2026-11-27T16:00:10.137Z",
           *         "paymentMethod": "card",
           *         "refundedAmount": 0,
           *         "creditNotes": [],
           *         "promisedOn": "2026-12-03",
           *         "shipment": null,
           *         "history": [
           *           {
           *             "status": "unpaid",
           *             "at": "2026-11-27T16:00:10.052Z"
           *           },
           *           {
           *             "status": "paid",
           *             "at": "2026-11-27T16:00:10.137Z"
           *           },
           *           {
           *             "status": "inProduction",
           *             "at": "2026-11-27T16:00:12.251Z"
           *           }
           *         ],
           *         "items": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bd",
           *             "kind": "part",
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "fileName": "bracket.stl",
           *             "materialId": "pla-noir",
           *             "technology": "fdm",
           *             "finish": "standard",
           *             "quantity": 10,
           *             "isRush": false,
           *             "quote": {
           *               "total": 78.8,
           *               "totalHT": 65.67,
           *               "tvaAmount": 13.13,
           *               "tvaRate": 0.2,
           *               "discount": 2.5,
           *               "estimatedPrintTime": 1.88,
           *               "estimatedWeight": 40.6,
           *               "estimatedDeliveryDays": 4
           *             },
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *           }
           *         ],
           *         "customer": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "name": "Amina Benali",
           *           "email": "amina@example.com"
           *         },
           *         "nextStatuses": [
           *           "shipped",
           *           "refunded"
           *         ],
           *         "paymentsToReturn": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OperatorOrder'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `notRefundable`, `refundTooLarge`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'notRefundable' | 'refundTooLarge';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorOrdersCorrectAddress: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000bb
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "fullName": "Salma Alaoui",
         *       "street": "14, rue des Forges"
         *     }
         */
        'application/json': components['schemas']['OrderAddressRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *         "orderNumber": "CMD-2026-0001",
           *         "status": "inProduction",
           *         "subtotalAmount": 100,
           *         "shippingCost": 0,
           *         "totalAmount": 100,
           *         "itemCount": 1,
           *         "estimatedDeliveryDays": 4,
           *         "quoteId": "0198c1f2-7d3a-7c41-8a5e-0000000000b7",
           *         "address": {
           *           "city": "Casablanca",
           *           "phone": "0612345678",
           *           "street": "14, rue des Forges",
           *           "fullName": "Salma Alaoui",
           *           "postalCode": "20250",
           *           "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001"
           *         },
           *         "billingAddress": {
           *           "city": "Casablanca",
           *           "street": "8, boulevard Zerktouni",
           *           "postalCode": "20000"
           *         },
           *         "company": null,
           *         "purchaseOrder": null,
           *         "project": null,
           *         "invoiceNumber": "FA-2026-0001",
           *         "createdAt": "2026-11-27T16:00:10.052Z",
           *         "paidAt": "2026-11-27T16:00:10.137Z",
           *         "paymentMethod": "card",
           *         "refundedAmount": 0,
           *         "creditNotes": [],
           *         "promisedOn": "2026-12-03",
           *         "shipment": null,
           *         "history": [
           *           {
           *             "status": "unpaid",
           *             "at": "2026-11-27T16:00:10.052Z"
           *           },
           *           {
           *             "status": "paid",
           *             "at": "2026-11-27T16:00:10.137Z"
           *           },
           *           {
           *             "status": "inProduction",
           *             "at": "2026-11-27T16:00:12.251Z"
           *           }
           *         ],
           *         "items": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bd",
           *             "kind": "part",
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "fileName": "bracket.stl",
           *             "materialId": "pla-noir",
           *             "technology": "fdm",
           *             "finish": "standard",
           *             "quantity": 10,
           *             "isRush": false,
           *             "quote": {
           *               "total": 78.8,
           *               "totalHT": 65.67,
           *               "tvaAmount": 13.13,
           *               "tvaRate": 0.2,
           *               "discount": 2.5,
           *               "estimatedPrintTime": 1.88,
           *               "estimatedWeight": 40.6,
           *               "estimatedDeliveryDays": 4
           *             },
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *           }
           *         ],
           *         "customer": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "name": "Amina Benali",
           *           "email": "amina@example.com"
           *         },
           *         "nextStatuses": [
           *           "shipped",
           *           "refunded"
           *         ],
           *         "paymentsToReturn": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OperatorOrder'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorOrdersListRefunds: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000bb
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000ca",
           *           "status": "done",
           *           "amount": 100,
           *           "reason": "The parcel was lost on its way",
           *           "reference": "REF 2026-0078",
           *           "note": null,
           *           "creditNoteNumber": "AV-2026-0001",
           *           "createdAt": "2026-11-27T16:00:12.337Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Refund'][];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorOrdersRefund: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A new key for each; repeated with the same key and body within 24 hours, the request has the same answer, with `Idempotent-Replayed: true`, and is not carried out again. Printable ASCII.
         * @example refund-of-2026-11-22-1
         */
        'Idempotency-Key': components['parameters']['RequiredIdempotencyKey'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000bb
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "The parcel was lost on its way",
         *       "reference": "REF 2026-0078"
         *     }
         */
        'application/json': components['schemas']['RefundRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000ca",
           *         "status": "done",
           *         "amount": 100,
           *         "reason": "The parcel was lost on its way",
           *         "reference": "REF 2026-0078",
           *         "note": null,
           *         "creditNoteNumber": "AV-2026-0001",
           *         "createdAt": "2026-11-27T16:00:12.337Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Refund'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `notRefundable`, `refundTooLarge`, `idempotencyKeyReused`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'notRefundable' | 'refundTooLarge' | 'idempotencyKeyReused';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorOrdersRefundable: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000bb
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "status": "paid",
           *         "paidAmount": 100,
           *         "refundedAmount": 0,
           *         "pendingAmount": 0,
           *         "refundableAmount": 100,
           *         "returnedBy": "operator"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Refundable'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorOrdersTransfer: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000bb
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount": 100,
         *       "reference": "VIR 2026-0077"
         *     }
         */
        'application/json': components['schemas']['TransferRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c0",
           *         "orderNumber": "CMD-2026-0003",
           *         "status": "paid",
           *         "subtotalAmount": 100,
           *         "shippingCost": 0,
           *         "totalAmount": 100,
           *         "itemCount": 1,
           *         "estimatedDeliveryDays": 4,
           *         "quoteId": null,
           *         "address": {
           *           "city": "Casablanca",
           *           "phone": "0612345678",
           *           "street": "14, rue des Forges",
           *           "fullName": "Amina Benali",
           *           "postalCode": "20250",
           *           "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001"
           *         },
           *         "billingAddress": {
           *           "city": "Casablanca",
           *           "street": "8, boulevard Zerktouni",
           *           "postalCode": "20000"
           *         },
           *         "company": null,
           *         "purchaseOrder": null,
           *         "project": null,
           *         "invoiceNumber": "FA-2026-0002",
           *         "createdAt": "2026-11-27T16:00:10.499Z",
           *         "paidAt": "2026-11-27T16:00:10.537Z",
           *         "paymentMethod": "transfer",
           *         "refundedAmount": 0,
           *         "creditNotes": [],
           *         "promisedOn": "2026-12-03",
           *         "shipment": null,
           *         "history": [
           *           {
           *             "status": "unpaid",
           *             "at": "2026-11-27T16:00:10.499Z"
           *           },
           *           {
           *             "status": "paid",
           *             "at": "2026-11-27T16:00:10.537Z"
           *           }
           *         ],
           *         "items": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c1",
           *             "kind": "part",
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "fileName": "bracket.stl",
           *             "materialId": "pla-noir",
           *             "technology": "fdm",
           *             "finish": "standard",
           *             "quantity": 10,
           *             "isRush": false,
           *             "quote": {
           *               "total": 78.8,
           *               "totalHT": 65.67,
           *               "tvaAmount": 13.13,
           *               "tvaRate": 0.2,
           *               "discount": 2.5,
           *               "estimatedPrintTime": 1.88,
           *               "estimatedWeight": 40.6,
           *               "estimatedDeliveryDays": 4
           *             },
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *           }
           *         ],
           *         "customer": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "name": "Amina Benali",
           *           "email": "amina@example.com"
           *         },
           *         "nextStatuses": [
           *           "inProduction",
           *           "refunded"
           *         ],
           *         "paymentsToReturn": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OperatorOrder'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `orderAlreadyPaid`, `amountMismatch`, `transferAlreadyUsed`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'orderAlreadyPaid' | 'amountMismatch' | 'transferAlreadyUsed';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  credentialsChangePassword: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "currentPassword": "Filament2026",
         *       "newPassword": "Filament2027"
         *     }
         */
        'application/json': components['schemas']['ChangePasswordRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "token": "0198c1f2-7d3a-7c41-8a5e-0000000000b5",
           *         "user": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "name": "Amina Benali",
           *           "email": "amina@example.com",
           *           "emailVerified": true,
           *           "phone": "+212712345678",
           *           "image": null,
           *           "locale": "fr",
           *           "createdAt": "2026-11-27T16:00:04.021Z",
           *           "updatedAt": "2026-11-27T16:00:07.423Z"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['PasswordChanged'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `wrongPassword`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'wrongPassword';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  credentialsChangeEmail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "newEmail": "amina@atelier.example",
         *       "currentPassword": "Filament2027"
         *     }
         */
        'application/json': components['schemas']['ChangeEmailRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "status": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Accepted'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `wrongPassword`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'wrongPassword';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  credentialsConfirmEmailChange: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "the-token-of-the-mailed-link",
         *       "password": "Filament2026"
         *     }
         */
        'application/json': components['schemas']['ConfirmEmailChangeRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "status": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Accepted'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `wrongPassword`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'wrongPassword';
              };
            };
          };
        };
      };
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  credentialsKeepEmail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "the-token-of-the-mailed-link",
         *       "newPassword": "Filament2026"
         *     }
         */
        'application/json': components['schemas']['ResetPasswordRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "status": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Accepted'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      403: components['responses']['403-FORBIDDEN'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  sessionsList: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b4",
           *           "userId": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "expiresAt": "2026-12-04T16:00:07.279Z",
           *           "createdAt": "2026-11-27T16:00:07.279Z",
           *           "updatedAt": "2026-11-27T16:00:07.279Z",
           *           "ipAddress": "127.0.0.1",
           *           "userAgent": "node",
           *           "token": "0198c1f2-7d3a-7c41-8a5e-0000000000b4",
           *           "lastUsedAt": "2026-11-27T16:00:07.279Z",
           *           "isCurrent": true
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['ListedSession'][];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  sessionsRevoke: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "token": "0198c1f2-7d3a-7c41-8a5e-000000000001"
         *     }
         */
        'application/json': components['schemas']['RevokeSessionRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "status": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Accepted'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  sessionsRevokeOthers: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "status": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Accepted'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  sessionsRevokeAll: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "status": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Accepted'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  tariffRead: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `ETag` of the version that the client holds: if it is the current one, the answer is 304. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "book": {
           *           "rush": {
           *             "percent": 35,
           *             "maximumSeconds": 28800,
           *             "minimumCentimes": 3000
           *           },
           *           "plate": {
           *             "gapMm": 6,
           *             "centimesPerPlate": 1000
           *           },
           *           "version": "MA-2026-1",
           *           "delivery": {
           *             "rushDays": 1,
           *             "handlingDays": 1,
           *             "dailyMachineHours": 200,
           *             "machineHoursPerDay": 20,
           *             "defaultTransportDays": 3
           *           },
           *           "finishes": {
           *             "smooth": {
           *               "percent": 135,
           *               "centimesPerCopy": 500
           *             },
           *             "polished": {
           *               "percent": 175,
           *               "centimesPerCopy": 1200
           *             },
           *             "standard": {
           *               "percent": 100,
           *               "centimesPerCopy": 0
           *             }
           *           },
           *           "materials": {
           *             "abs": {
           *               "densityGPerCm3": 1.04,
           *               "centimesPerGram": 150
           *             },
           *             "asa": {
           *               "densityGPerCm3": 1.07,
           *               "centimesPerGram": 180
           *             },
           *             "pla": {
           *               "densityGPerCm3": 1.24,
           *               "centimesPerGram": 120
           *             },
           *             "tpu": {
           *               "densityGPerCm3": 1.21,
           *               "centimesPerGram": 220
           *             },
           *             "petg": {
           *               "densityGPerCm3": 1.27,
           *               "centimesPerGram": 140
           *             }
           *           },
           *           "tvaPercent": 20,
           *           "quantityBrackets": [
           *             {
           *               "fromCopy": 1,
           *               "percentOff": 0
           *             },
           *             {
           *               "fromCopy": 5,
           *               "percentOff": 5
           *             },
           *             {
           *               "fromCopy": 10,
           *               "percentOff": 10
           *             }
           *           ],
           *           "shippingCentimes": 0,
           *           "serviceFeeCentimes": 2000,
           *           "minimumOrderCentimes": 10000,
           *           "machineCentimesPerHour": 1200,
           *           "extraColourCentimesPerPlate": 1500
           *         },
           *         "materials": [
           *           {
           *             "id": "pla-noir",
           *             "name": "PLA Black",
           *             "nameFr": "PLA noir",
           *             "technology": "fdm",
           *             "materialType": "pla",
           *             "pricePerGram": 1.2,
           *             "density": 1.24,
           *             "available": true,
           *             "previewColor": "#1a1a1a"
           *           },
           *           {
           *             "id": "pla-blanc",
           *             "name": "PLA White",
           *             "nameFr": "PLA blanc",
           *             "technology": "fdm",
           *             "materialType": "pla",
           *             "pricePerGram": 1.2,
           *             "density": 1.24,
           *             "available": true,
           *             "previewColor": "#f5f5f2"
           *           },
           *           {
           *             "id": "pla-gris",
           *             "name": "PLA Grey",
           *             "nameFr": "PLA gris",
           *             "technology": "fdm",
           *             "materialType": "pla",
           *             "pricePerGram": 1.2,
           *             "density": 1.24,
           *             "available": true,
           *             "previewColor": "#8a8d8f"
           *           }
           *         ],
           *         "unavailable": [],
           *         "destinations": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-000000000001",
           *             "code": "CAS",
           *             "name": "Casablanca",
           *             "deliveryDaysMin": 1,
           *             "deliveryDaysMax": 2,
           *             "aliases": [
           *               "Casa",
           *               "Dar el Beïda",
           *               "الدار البيضاء"
           *             ]
           *           },
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-000000000002",
           *             "code": "FES",
           *             "name": "Fès",
           *             "deliveryDaysMin": 2,
           *             "deliveryDaysMax": 3,
           *             "aliases": [
           *               "Fez",
           *               "فاس"
           *             ]
           *           },
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-000000000003",
           *             "code": "TNG",
           *             "name": "Tanger",
           *             "deliveryDaysMin": 2,
           *             "deliveryDaysMax": 3,
           *             "aliases": [
           *               "Tangier",
           *               "Tangiers",
           *               "Tanja"
           *             ]
           *           }
           *         ],
           *         "paces": {},
           *         "kernelVersion": "18"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Tariff'];
          };
        };
      };
      /** @description The client holds this version; the body is empty. */
      304: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['400-INVALID_INPUT'];
      404: components['responses']['404-NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  directUploadsBegin: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "filename": "corner.obj",
         *       "size": 67,
         *       "unit": "mm"
         *     }
         */
        'application/json': components['schemas']['BeginUploadRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "form": {
           *           "uploadId": "0198c1f2-7d3a-7c41-8a5e-0000000000f7",
           *           "url": "https://s3.example/instant-fdm",
           *           "fields": {
           *             "bucket": "instant-fdm",
           *             "key": "incoming/0198c1f2-7d3a-7c41-8a5e-0000000000f7",
           *             "x-amz-date": "20261127T160017Z",
           *             "x-amz-algorithm": "AWS4-HMAC-SHA256",
           *             "x-amz-credential": "S3RVER/20261127/us-east-1/s3/aws4_request",
           *             "policy": "eyJjb25kaXRpb25zIjpbWyJlcSIsIiRidWNrZXQiLCJpbnN0YW50LWZkbSJdLFsiZXEiLCIka2V5IiwiaW5jb21pbmcvMDFhMjFkYmMtNmFmYi03MTY3LWJhZDYtMWJkMmNlMzY5N2FhIl0sWyJjb250ZW50LWxlbmd0aC1yYW5nZSIsNjcsNjddLFsiZXEiLCIkeC1hbXotZGF0ZSIsIjIwMjYxMTI3VDE2MDAxN1oiXSxbImVxIiwiJHgtYW16LWFsZ29yaXRobSIsIkFXUzQtSE1BQy1TSEEyNTYiXSxbImVxIiwiJHgtYW16LWNyZWRlbnRpYWwiLCJTM1JWRVIvMjAyNjExMjcvdXMtZWFzdC0xL3MzL2F3czRfcmVxdWVzdCJdXSwiZXhwaXJhdGlvbiI6IjIwMjYtMTEtMjdUMTY6MTU6MTcuMTU1WiJ9",
           *             "x-amz-signature": "87199ea2230de221db60fc9a3c3ef3fa19474b2b117cd500663a988da76d4e48"
           *           },
           *           "expiresAt": "2026-11-27T16:15:17.155Z"
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['BegunUpload'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_FILE_TYPE`: Only STL, OBJ and 3MF files can be printed.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `storageQuotaExceeded`, `tooManyRecords`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_FILE_TYPE' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'storageQuotaExceeded' | 'tooManyRecords';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-STORAGE_ERROR'];
    };
  };
  directUploadsComplete: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "uploadId": "0198c1f2-7d3a-7c41-8a5e-0000000000f7"
         *     }
         */
        'application/json': components['schemas']['CompleteUploadRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "key": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000f7.obj",
           *         "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000f7.obj?expires=1795796117&signature=the-signature",
           *         "metadata": {
           *           "filename": "corner.obj",
           *           "size": 67
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['UploadedFile'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_FILE_TYPE`: Only STL, OBJ and 3MF files can be printed.
       *
       *     `FILE_TOO_LARGE`: The file is larger than 50 MB.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `storageQuotaExceeded`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_FILE_TYPE' | 'FILE_TOO_LARGE' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'storageQuotaExceeded';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-FILE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-STORAGE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  accountDeletionDelete: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "password": "Filament2027",
         *       "confirm": true
         *     }
         */
        'application/json': components['schemas']['DeleteAccountRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Set-Cookie': components['headers']['SetCookie'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "success": true
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: {
              /**
               * @description Always `true`.
               * @constant
               */
              success: true;
            };
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `wrongPassword`, `ordersInProgress`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'wrongPassword' | 'ordersInProgress';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  accountExportsRead: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000f8",
           *         "status": "done",
           *         "createdAt": "2026-11-27T16:00:17.336Z",
           *         "size": 181856,
           *         "url": "http://localhost:3000/api/user/export/0198c1f2-7d3a-7c41-8a5e-0000000000f8/download?expires=1795796117&signature=the-signature",
           *         "expiresAt": "2026-12-04T16:00:17.357Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: null | components['schemas']['AccountExport'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  accountExportsBegin: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000f8",
           *         "status": "pending",
           *         "createdAt": "2026-11-27T16:00:17.336Z",
           *         "size": null,
           *         "url": null,
           *         "expiresAt": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['AccountExport'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  accountExportsDownload: {
    parameters: {
      query: {
        /**
         * @description When the link expires; part of its `url`.
         * @example 1795796117
         */
        expires: string;
        /**
         * @description Signature of the link; part of its `url`.
         * @example the-signature
         */
        signature: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000f8
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/zip': unknown;
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      403: components['responses']['403-FORBIDDEN'];
      404: components['responses']['404-FILE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-STORAGE_ERROR'];
    };
  };
  auditList: {
    parameters: {
      query?: {
        /**
         * @description Only changes of this: the id of a row, an SKU, the name of a queue; or the number of an order, an invoice or a plate, the reference of a project, the address of a customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000d5
         */
        subjectId?: string;
        /** @description Only changes by this operator. */
        actorEmail?: string;
        /** @description Only changes of this kind, such as `order.move`. */
        action?: string;
        /** @description The `nextCursor` of the page before: the id of its last entry. */
        after?: string;
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000f1",
           *           "at": "2026-11-27T16:00:15.354Z",
           *           "actor": {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *             "email": "amina@example.com"
           *           },
           *           "action": "operator.dismiss",
           *           "subjectId": "0198c1f2-7d3a-7c41-8a5e-0000000000d5",
           *           "before": {
           *             "role": "operator"
           *           },
           *           "after": {
           *             "role": null
           *           },
           *           "subject": {
           *             "kind": "customer",
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d5",
           *             "name": "Amina Test"
           *           }
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000f2",
           *           "at": "2026-11-27T16:00:15.321Z",
           *           "actor": {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *             "email": "amina@example.com"
           *           },
           *           "action": "customer.endSessions",
           *           "subjectId": "0198c1f2-7d3a-7c41-8a5e-0000000000d5",
           *           "before": {
           *             "sessions": 1
           *           },
           *           "after": {
           *             "sessions": 0
           *           },
           *           "subject": {
           *             "kind": "customer",
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d5",
           *             "name": "Amina Test"
           *           }
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000f3",
           *           "at": "2026-11-27T16:00:14.750Z",
           *           "actor": {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *             "email": "amina@example.com"
           *           },
           *           "action": "operator.appoint",
           *           "subjectId": "0198c1f2-7d3a-7c41-8a5e-0000000000d5",
           *           "before": {
           *             "role": null
           *           },
           *           "after": {
           *             "role": "operator"
           *           },
           *           "subject": {
           *             "kind": "customer",
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d5",
           *             "name": "Amina Test"
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Audit'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  customersList: {
    parameters: {
      query?: {
        /**
         * @description Only customers whose name, address, telephone, company or order number holds each of these words, in any case.
         * @example amina
         */
        search?: string;
        /** @description The `nextCursor` of the page before: the id of its last customer. */
        after?: string;
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d5",
           *           "name": "Amina Test",
           *           "email": "zineb@example.com",
           *           "isEmailVerified": true,
           *           "phone": null,
           *           "createdAt": "2026-11-27T16:00:14.387Z",
           *           "orderCount": 0,
           *           "paidAmount": 0,
           *           "companyName": null
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000ce",
           *           "name": "Amina Test",
           *           "email": "0198c1f2-7d3a-7c41-8a5e-0000000000cf@example.com",
           *           "isEmailVerified": true,
           *           "phone": null,
           *           "createdAt": "2026-11-27T16:00:13.496Z",
           *           "orderCount": 0,
           *           "paidAmount": 0,
           *           "companyName": null
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d8",
           *           "name": "Amina Test",
           *           "email": "0198c1f2-7d3a-7c41-8a5e-0000000000d9@example.com",
           *           "isEmailVerified": true,
           *           "phone": null,
           *           "createdAt": "2026-11-27T16:00:05.983Z",
           *           "orderCount": 0,
           *           "paidAmount": 0,
           *           "companyName": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['CustomerEntry'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  customersGet: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b1
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *         "name": "Amina Benali",
           *         "email": "amina@example.com",
           *         "isEmailVerified": true,
           *         "phone": "+212712345678",
           *         "createdAt": "2026-11-27T16:00:04.021Z",
           *         "orderCount": 4,
           *         "paidAmount": 100,
           *         "company": null,
           *         "purchaseOrder": null,
           *         "project": null,
           *         "locale": "fr",
           *         "quoteCount": 1,
           *         "fileCount": 1,
           *         "sessionCount": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Customer'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  customersQuotes: {
    parameters: {
      query?: {
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b1
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b7",
           *           "reference": "DV-2026-0001",
           *           "expiresAt": "2026-12-04T16:00:09.524Z",
           *           "itemCount": 1,
           *           "totalPrice": 100,
           *           "estimatedDeliveryDays": 5,
           *           "status": "confirmed",
           *           "orderId": null,
           *           "totals": {
           *             "subtotal": 78.8,
           *             "setup": 20,
           *             "minimumAdjustment": 1.2,
           *             "shipping": 0,
           *             "total": 100,
           *             "machineHours": 1.88,
           *             "plateCredit": 0
           *           },
           *           "company": null,
           *           "purchaseOrder": null,
           *           "project": null,
           *           "createdAt": "2026-11-27T16:00:09.524Z",
           *           "updatedAt": "2026-11-27T16:00:09.971Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['SavedQuote'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  customersQuotePdf: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b1
         */
        id: string;
        /**
         * @description Names the record.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b7
         */
        quoteId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': unknown;
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-USER_NOT_FOUND-QUOTE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-STORAGE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  customersOrders: {
    parameters: {
      query?: {
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b1
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000cc",
           *           "orderNumber": "CMD-2026-0004",
           *           "status": "refunded",
           *           "subtotalAmount": 100,
           *           "shippingCost": 0,
           *           "totalAmount": 100,
           *           "itemCount": 1,
           *           "estimatedDeliveryDays": 4,
           *           "quoteId": null,
           *           "address": {
           *             "city": "Casablanca",
           *             "phone": "0612345678",
           *             "street": "14, rue des Forges",
           *             "fullName": "Amina Benali",
           *             "postalCode": "20250",
           *             "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001"
           *           },
           *           "billingAddress": {
           *             "city": "Casablanca",
           *             "street": "8, boulevard Zerktouni",
           *             "postalCode": "20000"
           *           },
           *           "company": null,
           *           "purchaseOrder": null,
           *           "project": null,
           *           "invoiceNumber": "FA-2026-0003",
           *           "createdAt": "2026-11-27T16:00:12.682Z",
           *           "paidAt": "2026-11-27T16:00:12.730Z",
           *           "paymentMethod": "transfer",
           *           "refundedAmount": 100,
           *           "creditNotes": [
           *             {
           *               "number": "AV-2026-0002",
           *               "amount": 100,
           *               "reason": "Called off",
           *               "issuedAt": "2026-11-27T16:00:12.821Z"
           *             }
           *           ],
           *           "promisedOn": "2026-12-03",
           *           "shipment": null,
           *           "history": [
           *             {
           *               "status": "unpaid",
           *               "at": "2026-11-27T16:00:12.682Z"
           *             },
           *             {
           *               "status": "paid",
           *               "at": "2026-11-27T16:00:12.730Z"
           *             },
           *             {
           *               "status": "refunded",
           *               "at": "2026-11-27T16:00:12.821Z"
           *             }
           *           ],
           *           "items": [
           *             {
           *               "id": "0198c1f2-7d3a-7c41-8a5e-0000000000dc",
           *               "kind": "part",
           *               "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *               "fileName": "bracket.stl",
           *               "materialId": "pla-noir",
           *               "technology": "fdm",
           *               "finish": "standard",
           *               "quantity": 10,
           *               "isRush": false,
           *               "quote": {
           *                 "total": 78.8,
           *                 "totalHT": 65.67,
           *                 "tvaAmount": 13.13,
           *                 "tvaRate": 0.2,
           *                 "discount": 2.5,
           *                 "estimatedPrintTime": 1.88,
           *                 "estimatedWeight": 40.6,
           *                 "estimatedDeliveryDays": 4
           *               },
           *               "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *             }
           *           ]
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c0",
           *           "orderNumber": "CMD-2026-0003",
           *           "status": "inProduction",
           *           "subtotalAmount": 100,
           *           "shippingCost": 0,
           *           "totalAmount": 100,
           *           "itemCount": 1,
           *           "estimatedDeliveryDays": 4,
           *           "quoteId": null,
           *           "address": {
           *             "city": "Casablanca",
           *             "phone": "0612345678",
           *             "street": "14, rue des Forges",
           *             "fullName": "Amina Benali",
           *             "postalCode": "20250",
           *             "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001"
           *           },
           *           "billingAddress": {
           *             "city": "Casablanca",
           *             "street": "8, boulevard Zerktouni",
           *             "postalCode": "20000"
           *           },
           *           "company": null,
           *           "purchaseOrder": null,
           *           "project": null,
           *           "invoiceNumber": "FA-2026-0002",
           *           "createdAt": "2026-11-27T16:00:10.499Z",
           *           "paidAt": "2026-11-27T16:00:10.537Z",
           *           "paymentMethod": "transfer",
           *           "refundedAmount": 0,
           *           "creditNotes": [],
           *           "promisedOn": "2026-12-03",
           *           "shipment": null,
           *           "history": [
           *             {
           *               "status": "unpaid",
           *               "at": "2026-11-27T16:00:10.499Z"
           *             },
           *             {
           *               "status": "paid",
           *               "at": "2026-11-27T16:00:10.537Z"
           *             },
           *             {
           *               "status": "inProduction",
           *               "at": "2026-11-27T16:00:10.750Z"
           *             }
           *           ],
           *           "items": [
           *             {
           *               "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c1",
           *               "kind": "part",
           *               "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *               "fileName": "bracket.stl",
           *               "materialId": "pla-noir",
           *               "technology": "fdm",
           *               "finish": "standard",
           *               "quantity": 10,
           *               "isRush": false,
           *               "quote": {
           *                 "total": 78.8,
           *                 "totalHT": 65.67,
           *                 "tvaAmount": 13.13,
           *                 "tvaRate": 0.2,
           *                 "discount": 2.5,
           *                 "estimatedPrintTime": 1.88,
           *                 "estimatedWeight": 40.6,
           *                 "estimatedDeliveryDays": 4
           *               },
           *               "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *             }
           *           ]
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000be",
           *           "orderNumber": "CMD-2026-0002",
           *           "status": "cancelled",
           *           "subtotalAmount": 100,
           *           "shippingCost": 0,
           *           "totalAmount": 100,
           *           "itemCount": 1,
           *           "estimatedDeliveryDays": 4,
           *           "quoteId": null,
           *           "address": {
           *             "city": "Casablanca",
           *             "phone": "0612345678",
           *             "street": "14, rue des Forges",
           *             "fullName": "Amina Benali",
           *             "postalCode": "20250",
           *             "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000001"
           *           },
           *           "billingAddress": {
           *             "city": "Casablanca",
           *             "street": "8, boulevard Zerktouni",
           *             "postalCode": "20000"
           *           },
           *           "company": null,
           *           "purchaseOrder": null,
           *           "project": null,
           *           "invoiceNumber": null,
           *           "createdAt": "2026-11-27T16:00:10.376Z",
           *           "paidAt": null,
           *           "paymentMethod": null,
           *           "refundedAmount": 0,
           *           "creditNotes": [],
           *           "promisedOn": null,
           *           "shipment": null,
           *           "history": [
           *             {
           *               "status": "unpaid",
           *               "at": "2026-11-27T16:00:10.376Z"
           *             },
           *             {
           *               "status": "cancelled",
           *               "at": "2026-11-27T16:00:10.398Z"
           *             }
           *           ],
           *           "items": [
           *             {
           *               "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bf",
           *               "kind": "part",
           *               "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *               "fileName": "bracket.stl",
           *               "materialId": "pla-noir",
           *               "technology": "fdm",
           *               "finish": "standard",
           *               "quantity": 10,
           *               "isRush": false,
           *               "quote": {
           *                 "total": 78.8,
           *                 "totalHT": 65.67,
           *                 "tvaAmount": 13.13,
           *                 "tvaRate": 0.2,
           *                 "discount": 2.5,
           *                 "estimatedPrintTime": 1.88,
           *                 "estimatedWeight": 40.6,
           *                 "estimatedDeliveryDays": 4
           *               },
           *               "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Order'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  customersFiles: {
    parameters: {
      query?: {
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b1
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "key": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *           "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796114&signature=the-signature",
           *           "metadata": {
           *             "filename": "bracket.stl",
           *             "size": 12284
           *           },
           *           "createdAt": "2026-11-27T16:00:07.575Z",
           *           "expiresAt": "2027-11-27T16:00:12.974Z",
           *           "status": "done",
           *           "analysis": {
           *             "unit": "millimeter",
           *             "format": "stl",
           *             "shells": 1,
           *             "fileHash": "776fee101a19fa6c0773e4cb89ed4009663d6e122c21016b39a66e17dee18e1f",
           *             "isClosed": true,
           *             "triangles": 244,
           *             "volumeMm3": 4752,
           *             "layerCount": 20,
           *             "estimateBand": {
           *               "hours": {
           *                 "p10": 0.1696,
           *                 "p90": 0.208
           *               },
           *               "plasticMm3": {
           *                 "p10": 3095.7,
           *                 "p90": 3462.6
           *               }
           *             },
           *             "printSeconds": 676,
           *             "boundingBoxMm": {
           *               "x": 78,
           *               "y": 18,
           *               "z": 4
           *             },
           *             "kernelVersion": "18",
           *             "surfaceAreaMm2": 3720,
           *             "overhangAreaMm2": 0,
           *             "supportVolumeMm3": 0,
           *             "longestLayerSeconds": 69,
           *             "uploadUnit": "mm"
           *           },
           *           "validation": {
           *             "errors": [],
           *             "warnings": [],
           *             "printable": true
           *           },
           *           "fault": null,
           *           "card": null,
           *           "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['File'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  customersMails: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before: the id of its last mail. */
        after?: string;
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b1
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000dd",
           *           "template": "contact-answer",
           *           "recipient": "amina@example.com",
           *           "locale": "fr",
           *           "status": "sent",
           *           "isResendable": true,
           *           "createdAt": "2026-11-27T16:00:14.836Z",
           *           "sentAt": "2026-11-27T16:00:15.110Z"
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000de",
           *           "template": "project-answered",
           *           "recipient": "amina@example.com",
           *           "locale": "fr",
           *           "status": "sent",
           *           "isResendable": true,
           *           "createdAt": "2026-11-27T16:00:13.192Z",
           *           "sentAt": "2026-11-27T16:00:13.395Z"
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000df",
           *           "template": "project-in-review",
           *           "recipient": "amina@example.com",
           *           "locale": "fr",
           *           "status": "sent",
           *           "isResendable": true,
           *           "createdAt": "2026-11-27T16:00:13.155Z",
           *           "sentAt": "2026-11-27T16:00:13.381Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['CustomerMail'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  customersReadMail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b1
         */
        id: string;
        /**
         * @description Names the record.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000dd
         */
        mailId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000dd",
           *         "template": "contact-answer",
           *         "recipient": "amina@example.com",
           *         "locale": "fr",
           *         "status": "sent",
           *         "isResendable": true,
           *         "createdAt": "2026-11-27T16:00:14.836Z",
           *         "sentAt": "2026-11-27T16:00:15.110Z",
           *         "subject": "Notre réponse à votre message",
           *         "html": "<!doctype html>\n<html lang=\"fr\" dir=\"ltr\" xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:v=\"urn:schemas-microsoft-com:vml\" xmlns:o=\"urn:schemas-microsoft-com:office:office\">\n  <head>\n    <title>Notre réponse à votre message</title>\n    <!--[if !mso]><!-->\n    <meta http-equiv=\"X-UA-Compatible\" content=\"IE=edge\">\n    <!--<![endif]-->\n    <meta http-equiv=\"Content-Type\" content=\"text/html; charset=UTF-8\">\n    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n    <style type=\"text/css\">\n      #outlook a { padding:0; }\n      body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }\n      table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }\n      img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }\n      p { display:block;margin:13px 0; }\n    </style>\n    <!--[if mso]>\n    <noscript>\n    <xml>\n    <o:OfficeDocumentSettings>\n      <o:AllowPNG/>\n      <o:PixelsPerInch>96</o:PixelsPerInch>\n    </o:OfficeDocumentSettings>\n    </xml>\n    </noscript>\n    <![endif]-->\n    <!--[if lte mso 11]>\n    <style type=\"text/css\">\n      .mj-outlook-group-fix { width:100% !important; }\n    </style>\n    <![endif]-->\n    \n    \n    <style type=\"text/css\">\n      @media only screen and (min-width:480px) {\n        .mj-column-per-100 { width:100% !important; max-width: 100%; }\n      }\n    </style>\n    <style media=\"screen and (min-width:480px)\">\n      .moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }\n    </style>\n    \n    \n  \n    \n     \n    <style type=\"text/css\">\n:root { color-scheme: light dark; supported-color-schemes: light dark; }\n      @media (prefers-color-scheme: dark) {\n        body, body > div { background-color: #121715 !important; }\n        .card, .card > table, .card > table > tbody > tr > td { background-color: #191f1d !important; }\n        .card div, .card td { color: #ebeeec !important; }\n        .card .quiet div, .card td.label, .quiet div { color: #a6b1ac !important; }\n        .masthead div { color: #46c49c !important; }\n        .card td a { color: #fff !important; }\n      }\n    </style>\n    <meta name=\"color-scheme\" content=\"light dark\" />\n      <meta name=\"supported-color-schemes\" content=\"light dark\" />\n  </head>\n  \n      <body  style=\"word-spacing:normal;background-color:#f4f5f2;\">\n        \n    <div style=\"display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;\">Yes: ASA is in stock in black and grey.</div>\n  \n        <div\n           aria-label=\"Notre réponse à votre message\" aria-roledescription=\"email\" role=\"article\" lang=\"fr\" dir=\"ltr\" style=\"word-spacing:normal;background-color:#f4f5f2;\"\n        >\n        \n      \n      <!--[if mso | IE]><table align=\"center\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\" class=\"\" role=\"presentation\" style=\"width:560px;\" width=\"560\" ><tr><td style=\"line-height:0px;font-size:0px;mso-line-height-rule:exactly;\"><![endif]-->\n    \n      \n      <div  style=\"margin:0px auto;max-width:560px;\">\n        \n        <table\n           align=\"center\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\" role=\"presentation\" style=\"width:100%;\"\n        >\n          <tbody>\n            <tr>\n              <td\n                 style=\"direction:ltr;font-size:0px;padding:24px 0 12px;text-align:center;\"\n              >\n                <!--[if mso | IE]><table role=\"presentation\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\"><tr><td class=\"\" style=\"vertical-align:top;width:560px;\" ><![endif]-->\n            \n      <div\n         class=\"mj-column-per-100 mj-outlook-group-fix\" style=\"font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;\"\n      >\n        \n      <table\n         border=\"0\" cellpadding=\"0\" cellspacing=\"0\" role=\"presentation\" style=\"vertical-align:top;\" width=\"100%\"\n      >\n        <tbody>\n          \n              <tr>\n                <td\n                   align=\"left\" class=\"masthead\" style=\"font-size:0px;padding:8px 32px;word-break:break-word;\"\n                >\n                  \n      <div\n         style=\"font-family:Helvetica, Arial, sans-serif;font-size:14px;font-weight:bold;line-height:24px;text-align:left;color:#0b6b52;\"\n      >Atelier Démo Impression 3D</div>\n    \n                </td>\n              </tr>\n            \n        </tbody>\n      </table>\n    \n      </div>\n    \n          <!--[if mso | IE]></td></tr></table><![endif]-->\n              </td>\n            </tr>\n          </tbody>\n        </table>\n        \n      </div>\n    \n      \n      <!--[if mso | IE]></td></tr></table><table align=\"center\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\" class=\"card-outlook\" role=\"presentation\" style=\"width:560px;\" width=\"560\" bgcolor=\"#ffffff\" ><tr><td style=\"line-height:0px;font-size:0px;mso-line-height-rule:exactly;\"><![endif]-->\n    \n      \n      <div  class=\"card\" style=\"background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:560px;border-radius:16px;overflow:hidden;\">\n        \n        <table\n           align=\"center\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\" role=\"presentation\" style=\"background:#ffffff;background-color:#ffffff;width:100%;border-collapse:separate;\"\n        >\n          <tbody>\n            <tr>\n              <td\n                 style=\"border-radius:16px;direction:ltr;font-size:0px;padding:24px 0;text-align:center;\"\n              >\n                <!--[if mso | IE]><table role=\"presentation\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\"><tr><td class=\"\" style=\"vertical-align:top;width:560px;\" ><![endif]-->\n            \n      <div\n         class=\"mj-column-per-100 mj-outlook-group-fix\" style=\"font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;\"\n      >\n        \n      <table\n         border=\"0\" cellpadding=\"0\" cellspacing=\"0\" role=\"presentation\" style=\"vertical-align:top;\" width=\"100%\"\n      >\n        <tbody>\n          \n              <tr>\n                <td\n                   align=\"left\" style=\"font-size:0px;padding:8px 32px;word-break:break-word;\"\n                >\n                  \n      <div\n         style=\"font-family:Helvetica, Arial, sans-serif;font-size:22px;font-weight:bold;line-height:30px;text-align:left;color:#16201c;\"\n      >Bonjour Amina Benali</div>\n    \n                </td>\n              </tr>\n            \n              <tr>\n                <td\n                   align=\"left\" style=\"font-size:0px;padding:8px 32px;word-break:break-word;\"\n                >\n                  \n      <div\n         style=\"font-family:Helvetica, Arial, sans-serif;font-size:16px;line-height:24px;text-align:left;color:#16201c;\"\n      >Yes: ASA is in stock in black and grey.</div>\n    \n                </td>\n              </tr>\n            \n              <tr>\n                <td\n                   align=\"left\" style=\"font-size:0px;padding:8px 32px;word-break:break-word;\"\n                >\n                  \n      <div\n         style=\"font-family:Helvetica, Arial, sans-serif;font-size:16px;line-height:24px;text-align:left;color:#16201c;\"\n      >Le 27 novembre 2026 à 16:00, vous avez écrit :<br />Which of your materials stands a dishwasher?</div>\n    \n                </td>\n              </tr>\n            \n        </tbody>\n      </table>\n    \n      </div>\n    \n          <!--[if mso | IE]></td></tr></table><![endif]-->\n              </td>\n            </tr>\n          </tbody>\n        </table>\n        \n      </div>\n    \n      \n      <!--[if mso | IE]></td></tr></table><table align=\"center\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\" class=\"\" role=\"presentation\" style=\"width:560px;\" width=\"560\" ><tr><td style=\"line-height:0px;font-size:0px;mso-line-height-rule:exactly;\"><![endif]-->\n    \n      \n      <div  style=\"margin:0px auto;max-width:560px;\">\n        \n        <table\n           align=\"center\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\" role=\"presentation\" style=\"width:100%;\"\n        >\n          <tbody>\n            <tr>\n              <td\n                 style=\"direction:ltr;font-size:0px;padding:12px 0 32px;text-align:center;\"\n              >\n                <!--[if mso | IE]><table role=\"presentation\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\"><tr><td class=\"\" style=\"vertical-align:top;width:560px;\" ><![endif]-->\n            \n      <div\n         class=\"mj-column-per-100 mj-outlook-group-fix\" style=\"font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;\"\n      >\n        \n      <table\n         border=\"0\" cellpadding=\"0\" cellspacing=\"0\" role=\"presentation\" style=\"vertical-align:top;\" width=\"100%\"\n      >\n        <tbody>\n          \n              <tr>\n                <td\n                   align=\"left\" class=\"quiet\" style=\"font-size:0px;padding:8px 32px;word-break:break-word;\"\n                >\n                  \n      <div\n         style=\"font-family:Helvetica, Arial, sans-serif;font-size:13px;line-height:20px;text-align:left;color:#55625d;\"\n      >Une autre question ? Répondez à ce message.</div>\n    \n                </td>\n              </tr>\n            \n        </tbody>\n      </table>\n    \n      </div>\n    \n          <!--[if mso | IE]></td></tr></table><![endif]-->\n              </td>\n            </tr>\n          </tbody>\n        </table>\n        \n      </div>\n    \n      \n      <!--[if mso | IE]></td></tr></table><![endif]-->\n    \n    \n      </div>\n      </body>\n    \n</html>\n  ",
           *         "text": "Bonjour Amina Benali\n\nYes: ASA is in stock in black and grey.\n\nLe 27 novembre 2026 à 16:00, vous avez écrit :\nWhich of your materials stands a dishwasher?\n\nUne autre question ? Répondez à ce message."
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['CustomerMailText'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  customersResendMail: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A new key for each; repeated with the same key and body within 24 hours, the request has the same answer, with `Idempotent-Replayed: true`, and is not carried out again. Printable ASCII.
         * @example refund-of-2026-11-22-1
         */
        'Idempotency-Key': components['parameters']['RequiredIdempotencyKey'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b1
         */
        id: string;
        /**
         * @description Names the record.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c2
         */
        mailId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000f0",
           *         "template": "order-in-production",
           *         "recipient": "amina@example.com",
           *         "locale": "fr",
           *         "status": "pending",
           *         "isResendable": true,
           *         "createdAt": "2026-11-27T16:00:15.180Z",
           *         "sentAt": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['CustomerMail'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `mailNotResendable`, `idempotencyKeyReused`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'mailNotResendable' | 'idempotencyKeyReused';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND-USER_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  customersEndSessions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000d5
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d5",
           *         "name": "Amina Test",
           *         "email": "zineb@example.com",
           *         "isEmailVerified": true,
           *         "phone": null,
           *         "createdAt": "2026-11-27T16:00:14.387Z",
           *         "orderCount": 0,
           *         "paidAmount": 0,
           *         "company": null,
           *         "purchaseOrder": null,
           *         "project": null,
           *         "locale": "fr",
           *         "quoteCount": 0,
           *         "fileCount": 0,
           *         "sessionCount": 0
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Customer'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  customersVerifyEmail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000b1
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *         "name": "Amina Benali",
           *         "email": "amina@example.com",
           *         "isEmailVerified": true,
           *         "phone": "+212712345678",
           *         "createdAt": "2026-11-27T16:00:04.021Z",
           *         "orderCount": 4,
           *         "paidAmount": 100,
           *         "company": null,
           *         "purchaseOrder": null,
           *         "project": null,
           *         "locale": "fr",
           *         "quoteCount": 1,
           *         "fileCount": 1,
           *         "sessionCount": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Customer'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  homeTasks: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "task": "answerMessages",
           *           "count": 1,
           *           "oldestAt": "2026-11-27T16:00:07.505Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Task'][];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  liveVersions: {
    parameters: {
      query: {
        /**
         * @description What to follow, as a comma list.
         * @example orders,projects
         */
        topics: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "orders": "9d1378dd4902",
           *         "projects": "62da9a260b94"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: {
              [key: string]: string;
            };
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  boardColumns: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "column": "paid",
           *           "orders": 2,
           *           "hasMore": false,
           *           "late": 0,
           *           "cards": [
           *             {
           *               "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *               "number": "CMD-2026-0001",
           *               "status": "paid",
           *               "column": "paid",
           *               "nextColumns": [
           *                 "toPlan"
           *               ],
           *               "isGoingBack": false,
           *               "customer": {
           *                 "name": "Amina Benali",
           *                 "company": null,
           *                 "city": "Casablanca"
           *               },
           *               "total": 100,
           *               "lines": 1,
           *               "isRush": false,
           *               "colours": [
           *                 "pla-noir"
           *               ],
           *               "copies": {
           *                 "toPlan": 10,
           *                 "onPlates": 0,
           *                 "done": 0
           *               },
           *               "paidAt": "2026-11-27T16:00:10.137Z",
           *               "promisedOn": "2026-12-03",
           *               "shipByOn": "2026-12-01",
           *               "createdAt": "2026-11-27T16:00:10.052Z"
           *             },
           *             {
           *               "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c0",
           *               "number": "CMD-2026-0003",
           *               "status": "paid",
           *               "column": "paid",
           *               "nextColumns": [
           *                 "toPlan"
           *               ],
           *               "isGoingBack": false,
           *               "customer": {
           *                 "name": "Amina Benali",
           *                 "company": null,
           *                 "city": "Casablanca"
           *               },
           *               "total": 100,
           *               "lines": 1,
           *               "isRush": false,
           *               "colours": [
           *                 "pla-noir"
           *               ],
           *               "copies": {
           *                 "toPlan": 10,
           *                 "onPlates": 0,
           *                 "done": 0
           *               },
           *               "paidAt": "2026-11-27T16:00:10.537Z",
           *               "promisedOn": "2026-12-03",
           *               "shipByOn": "2026-12-01",
           *               "createdAt": "2026-11-27T16:00:10.499Z"
           *             }
           *           ]
           *         },
           *         {
           *           "column": "toPlan",
           *           "orders": 0,
           *           "hasMore": false,
           *           "late": 0,
           *           "cards": []
           *         },
           *         {
           *           "column": "printing",
           *           "orders": 0,
           *           "hasMore": false,
           *           "late": 0,
           *           "cards": []
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['BoardColumn'][];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  boardCards: {
    parameters: {
      query?: {
        /**
         * @description Only the orders of this column.
         * @example paid
         */
        column?: 'paid' | 'toPlan' | 'printing' | 'toFinish' | 'packed' | 'shipped' | 'delivered';
        /** @description Only orders that have all of these words, or words that begin with them: number, customer, e-mail, city, company, purchase order, file, colour, parcel. A whole number of an order, an invoice, a credit note or a quote finds its order alone; a payment's whole reference finds its order as well. */
        search?: string;
        /**
         * @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries.
         * @example 20
         */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *           "number": "CMD-2026-0001",
           *           "status": "paid",
           *           "column": "paid",
           *           "nextColumns": [
           *             "toPlan"
           *           ],
           *           "isGoingBack": false,
           *           "customer": {
           *             "name": "Amina Benali",
           *             "company": null,
           *             "city": "Casablanca"
           *           },
           *           "total": 100,
           *           "lines": 1,
           *           "isRush": false,
           *           "colours": [
           *             "pla-noir"
           *           ],
           *           "copies": {
           *             "toPlan": 10,
           *             "onPlates": 0,
           *             "done": 0
           *           },
           *           "paidAt": "2026-11-27T16:00:10.137Z",
           *           "promisedOn": "2026-12-03",
           *           "shipByOn": "2026-12-01",
           *           "createdAt": "2026-11-27T16:00:10.052Z"
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c0",
           *           "number": "CMD-2026-0003",
           *           "status": "paid",
           *           "column": "paid",
           *           "nextColumns": [
           *             "toPlan"
           *           ],
           *           "isGoingBack": false,
           *           "customer": {
           *             "name": "Amina Benali",
           *             "company": null,
           *             "city": "Casablanca"
           *           },
           *           "total": 100,
           *           "lines": 1,
           *           "isRush": false,
           *           "colours": [
           *             "pla-noir"
           *           ],
           *           "copies": {
           *             "toPlan": 10,
           *             "onPlates": 0,
           *             "done": 0
           *           },
           *           "paidAt": "2026-11-27T16:00:10.537Z",
           *           "promisedOn": "2026-12-03",
           *           "shipByOn": "2026-12-01",
           *           "createdAt": "2026-11-27T16:00:10.499Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['BoardCard'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  orderMakingGet: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c0
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "column": "paid",
           *         "nextColumns": [
           *           "toPlan"
           *         ],
           *         "promisedOn": "2026-12-03",
           *         "shipByOn": "2026-12-01",
           *         "isGoingBack": false,
           *         "history": [],
           *         "lines": [
           *           {
           *             "lineId": "0198c1f2-7d3a-7c41-8a5e-0000000000c1",
           *             "colour": {
           *               "name": "PLA Black",
           *               "nameFr": "PLA noir",
           *               "previewColor": "#1a1a1a"
           *             },
           *             "furtherColours": [],
           *             "copies": {
           *               "toPlan": 10,
           *               "onPlates": 0,
           *               "done": 0
           *             },
           *             "warnings": [],
           *             "plates": []
           *           }
           *         ],
           *         "payments": [
           *           {
           *             "provider": "transfer",
           *             "status": "succeeded",
           *             "amount": 100,
           *             "createdAt": "2026-11-27T16:00:10.515Z",
           *             "closedAt": "2026-11-27T16:00:10.528Z"
           *           }
           *         ],
           *         "quote": null,
           *         "request": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OrderMaking'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  orderMakingMove: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c0
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "step": "toPlan"
         *     }
         */
        'application/json': components['schemas']['MakingStepRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "column": "toPlan",
           *         "nextColumns": [
           *           "toFinish"
           *         ],
           *         "promisedOn": "2026-12-03",
           *         "shipByOn": "2026-12-01",
           *         "isGoingBack": false,
           *         "history": [
           *           {
           *             "at": "2026-11-27T16:00:10.750Z",
           *             "by": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *             "step": "toPlan"
           *           }
           *         ],
           *         "lines": [
           *           {
           *             "lineId": "0198c1f2-7d3a-7c41-8a5e-0000000000c1",
           *             "colour": {
           *               "name": "PLA Black",
           *               "nameFr": "PLA noir",
           *               "previewColor": "#1a1a1a"
           *             },
           *             "furtherColours": [],
           *             "copies": {
           *               "toPlan": 10,
           *               "onPlates": 0,
           *               "done": 0
           *             },
           *             "warnings": [],
           *             "plates": []
           *           }
           *         ],
           *         "payments": [
           *           {
           *             "provider": "transfer",
           *             "status": "succeeded",
           *             "amount": 100,
           *             "createdAt": "2026-11-27T16:00:10.515Z",
           *             "closedAt": "2026-11-27T16:00:10.528Z"
           *           }
           *         ],
           *         "quote": null,
           *         "request": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OrderMaking'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `copiesNotMade`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'copiesNotMade';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  orderMakingRedo: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A new key for each; repeated with the same key and body within 24 hours, the request has the same answer, with `Idempotent-Replayed: true`, and is not carried out again. Printable ASCII.
         * @example refund-of-2026-11-22-1
         */
        'Idempotency-Key': components['parameters']['RequiredIdempotencyKey'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c0
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "lineId": "0198c1f2-7d3a-7c41-8a5e-0000000000c1",
         *       "copies": 2,
         *       "reason": "Broke while they were sanded"
         *     }
         */
        'application/json': components['schemas']['RedoRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "column": "toPlan",
           *         "nextColumns": [
           *           "toFinish"
           *         ],
           *         "promisedOn": "2026-12-03",
           *         "shipByOn": "2026-12-01",
           *         "isGoingBack": false,
           *         "history": [
           *           {
           *             "at": "2026-11-27T16:00:10.750Z",
           *             "by": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *             "step": "toPlan"
           *           },
           *           {
           *             "at": "2026-11-27T16:00:10.788Z",
           *             "by": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *             "step": "toFinish"
           *           },
           *           {
           *             "at": "2026-11-27T16:00:10.812Z",
           *             "by": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *             "step": "toPlan",
           *             "reason": "Broke while they were sanded"
           *           }
           *         ],
           *         "lines": [
           *           {
           *             "lineId": "0198c1f2-7d3a-7c41-8a5e-0000000000c1",
           *             "colour": {
           *               "name": "PLA Black",
           *               "nameFr": "PLA noir",
           *               "previewColor": "#1a1a1a"
           *             },
           *             "furtherColours": [],
           *             "copies": {
           *               "toPlan": 2,
           *               "onPlates": 0,
           *               "done": 8
           *             },
           *             "warnings": [],
           *             "plates": []
           *           }
           *         ],
           *         "payments": [
           *           {
           *             "provider": "transfer",
           *             "status": "succeeded",
           *             "amount": 100,
           *             "createdAt": "2026-11-27T16:00:10.515Z",
           *             "closedAt": "2026-11-27T16:00:10.528Z"
           *           }
           *         ],
           *         "quote": null,
           *         "request": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OrderMaking'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `idempotencyKeyReused`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'idempotencyKeyReused';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND-ORDER_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  orderMakingListFiles: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c0
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "lineId": "0198c1f2-7d3a-7c41-8a5e-0000000000c1",
           *           "name": "CMD-2026-0003_01_x10_pla-noir_standard.stl",
           *           "fileName": "bracket.stl",
           *           "sizeBytes": 12284,
           *           "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796110&signature=the-signature",
           *           "expiresAt": "2026-11-27T16:15:10.834Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OrderFile'][];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  orderMakingArchive: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c0
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/zip': unknown;
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-ORDER_NOT_FOUND-FILE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  orderMakingPackingSlip: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c0
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': unknown;
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  orderMakingListMails: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c0
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c2",
           *           "template": "order-in-production",
           *           "recipient": "amina@example.com",
           *           "locale": "fr",
           *           "status": "sent",
           *           "createdAt": "2026-11-27T16:00:10.750Z",
           *           "sentAt": "2026-11-27T16:00:11.028Z"
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c3",
           *           "template": "payment-received",
           *           "recipient": "amina@example.com",
           *           "locale": "fr",
           *           "status": "sent",
           *           "createdAt": "2026-11-27T16:00:10.538Z",
           *           "sentAt": "2026-11-27T16:00:10.748Z"
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c4",
           *           "template": "order-placed",
           *           "recipient": "amina@example.com",
           *           "locale": "fr",
           *           "status": "sent",
           *           "createdAt": "2026-11-27T16:00:10.499Z",
           *           "sentAt": "2026-11-27T16:00:10.717Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OrderMail'][];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-ORDER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  orderMakingReadMail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c0
         */
        id: string;
        /**
         * @description Names the record.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c2
         */
        mailId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c2",
           *         "template": "order-in-production",
           *         "recipient": "amina@example.com",
           *         "locale": "fr",
           *         "status": "sent",
           *         "createdAt": "2026-11-27T16:00:10.750Z",
           *         "sentAt": "2026-11-27T16:00:11.028Z",
           *         "subject": "Votre commande CMD-2026-0003 est en fabrication",
           *         "html": "<!doctype html>\n<html lang=\"fr\" dir=\"ltr\" xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:v=\"urn:schemas-microsoft-com:vml\" xmlns:o=\"urn:schemas-microsoft-com:office:office\">\n  <head>\n    <title>Votre commande CMD-2026-0003 est en fabrication</title>\n    <!--[if !mso]><!-->\n    <meta http-equiv=\"X-UA-Compatible\" content=\"IE=edge\">\n    <!--<![endif]-->\n    <meta http-equiv=\"Content-Type\" content=\"text/html; charset=UTF-8\">\n    <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n    <style type=\"text/css\">\n      #outlook a { padding:0; }\n      body { margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%; }\n      table, td { border-collapse:collapse;mso-table-lspace:0pt;mso-table-rspace:0pt; }\n      img { border:0;height:auto;line-height:100%; outline:none;text-decoration:none;-ms-interpolation-mode:bicubic; }\n      p { display:block;margin:13px 0; }\n    </style>\n    <!--[if mso]>\n    <noscript>\n    <xml>\n    <o:OfficeDocumentSettings>\n      <o:AllowPNG/>\n      <o:PixelsPerInch>96</o:PixelsPerInch>\n    </o:OfficeDocumentSettings>\n    </xml>\n    </noscript>\n    <![endif]-->\n    <!--[if lte mso 11]>\n    <style type=\"text/css\">\n      .mj-outlook-group-fix { width:100% !important; }\n    </style>\n    <![endif]-->\n    \n    \n    <style type=\"text/css\">\n      @media only screen and (min-width:480px) {\n        .mj-column-per-100 { width:100% !important; max-width: 100%; }\n      }\n    </style>\n    <style media=\"screen and (min-width:480px)\">\n      .moz-text-html .mj-column-per-100 { width:100% !important; max-width: 100%; }\n    </style>\n    \n    \n  \n    \n     \n    <style type=\"text/css\">\n:root { color-scheme: light dark; supported-color-schemes: light dark; }\n      @media (prefers-color-scheme: dark) {\n        body, body > div { background-color: #121715 !important; }\n        .card, .card > table, .card > table > tbody > tr > td { background-color: #191f1d !important; }\n        .card div, .card td { color: #ebeeec !important; }\n        .card .quiet div, .card td.label, .quiet div { color: #a6b1ac !important; }\n        .masthead div { color: #46c49c !important; }\n        .card td a { color: #fff !important; }\n      }\n    </style>\n    <meta name=\"color-scheme\" content=\"light dark\" />\n      <meta name=\"supported-color-schemes\" content=\"light dark\" />\n  </head>\n  \n      <body  style=\"word-spacing:normal;background-color:#f4f5f2;\">\n        \n    <div style=\"display:none;font-size:1px;color:#ffffff;line-height:1px;max-height:0px;max-width:0px;opacity:0;overflow:hidden;\">Vos pièces sont en cours d’impression.</div>\n  \n        <div\n           aria-label=\"Votre commande CMD-2026-0003 est en fabrication\" aria-roledescription=\"email\" role=\"article\" lang=\"fr\" dir=\"ltr\" style=\"word-spacing:normal;background-color:#f4f5f2;\"\n        >\n        \n      \n      <!--[if mso | IE]><table align=\"center\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\" class=\"\" role=\"presentation\" style=\"width:560px;\" width=\"560\" ><tr><td style=\"line-height:0px;font-size:0px;mso-line-height-rule:exactly;\"><![endif]-->\n    \n      \n      <div  style=\"margin:0px auto;max-width:560px;\">\n        \n        <table\n           align=\"center\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\" role=\"presentation\" style=\"width:100%;\"\n        >\n          <tbody>\n            <tr>\n              <td\n                 style=\"direction:ltr;font-size:0px;padding:24px 0 12px;text-align:center;\"\n              >\n                <!--[if mso | IE]><table role=\"presentation\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\"><tr><td class=\"\" style=\"vertical-align:top;width:560px;\" ><![endif]-->\n            \n      <div\n         class=\"mj-column-per-100 mj-outlook-group-fix\" style=\"font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;\"\n      >\n        \n      <table\n         border=\"0\" cellpadding=\"0\" cellspacing=\"0\" role=\"presentation\" style=\"vertical-align:top;\" width=\"100%\"\n      >\n        <tbody>\n          \n              <tr>\n                <td\n                   align=\"left\" class=\"masthead\" style=\"font-size:0px;padding:8px 32px;word-break:break-word;\"\n                >\n                  \n      <div\n         style=\"font-family:Helvetica, Arial, sans-serif;font-size:14px;font-weight:bold;line-height:24px;text-align:left;color:#0b6b52;\"\n      >Atelier Démo Impression 3D</div>\n    \n                </td>\n              </tr>\n            \n        </tbody>\n      </table>\n    \n      </div>\n    \n          <!--[if mso | IE]></td></tr></table><![endif]-->\n              </td>\n            </tr>\n          </tbody>\n        </table>\n        \n      </div>\n    \n      \n      <!--[if mso | IE]></td></tr></table><table align=\"center\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\" class=\"card-outlook\" role=\"presentation\" style=\"width:560px;\" width=\"560\" bgcolor=\"#ffffff\" ><tr><td style=\"line-height:0px;font-size:0px;mso-line-height-rule:exactly;\"><![endif]-->\n    \n      \n      <div  class=\"card\" style=\"background:#ffffff;background-color:#ffffff;margin:0px auto;max-width:560px;border-radius:16px;overflow:hidden;\">\n        \n        <table\n           align=\"center\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\" role=\"presentation\" style=\"background:#ffffff;background-color:#ffffff;width:100%;border-collapse:separate;\"\n        >\n          <tbody>\n            <tr>\n              <td\n                 style=\"border-radius:16px;direction:ltr;font-size:0px;padding:24px 0;text-align:center;\"\n              >\n                <!--[if mso | IE]><table role=\"presentation\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\"><tr><td class=\"\" style=\"vertical-align:top;width:560px;\" ><![endif]-->\n            \n      <div\n         class=\"mj-column-per-100 mj-outlook-group-fix\" style=\"font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;\"\n      >\n        \n      <table\n         border=\"0\" cellpadding=\"0\" cellspacing=\"0\" role=\"presentation\" style=\"vertical-align:top;\" width=\"100%\"\n      >\n        <tbody>\n          \n              <tr>\n                <td\n                   align=\"left\" style=\"font-size:0px;padding:8px 32px;word-break:break-word;\"\n                >\n                  \n      <div\n         style=\"font-family:Helvetica, Arial, sans-serif;font-size:22px;font-weight:bold;line-height:30px;text-align:left;color:#16201c;\"\n      >Bonjour Amina Benali</div>\n    \n                </td>\n              </tr>\n            \n              <tr>\n                <td\n                   align=\"left\" style=\"font-size:0px;padding:8px 32px;word-break:break-word;\"\n                >\n                  \n      <div\n         style=\"font-family:Helvetica, Arial, sans-serif;font-size:16px;line-height:24px;text-align:left;color:#16201c;\"\n      >Vos pièces sont en cours d’impression.</div>\n    \n                </td>\n              </tr>\n            \n              <tr>\n                <td\n                   align=\"left\" style=\"font-size:0px;padding:8px 32px;word-break:break-word;\"\n                >\n                  \n      <table\n         cellpadding=\"0\" cellspacing=\"0\" width=\"100%\" border=\"0\" style=\"color:#16201c;font-family:Helvetica, Arial, sans-serif;font-size:15px;line-height:22px;table-layout:auto;width:100%;border:none;\"\n      >\n        <tr><td class=\"label\" width=\"45%\" style=\"padding:4px 0;vertical-align:top;text-align:left;width:45%;color:#55625d;padding-right:16px\">Commande</td><td style=\"padding:4px 0;vertical-align:top;text-align:left;font-weight:bold;white-space:nowrap\">CMD-2026-0003</td></tr>\n      </table>\n    \n                </td>\n              </tr>\n            \n              <tr>\n                <td\n                   align=\"left\" style=\"font-size:0px;padding:16px 32px;word-break:break-word;\"\n                >\n                  \n      <table\n         border=\"0\" cellpadding=\"0\" cellspacing=\"0\" role=\"presentation\" style=\"border-collapse:separate;line-height:100%;\"\n      >\n        <tbody>\n          <tr>\n            <td\n               align=\"center\" bgcolor=\"#0b6b52\" role=\"presentation\" style=\"border:none;border-radius:10px;cursor:auto;mso-padding-alt:14px 28px;background:#0b6b52;\" valign=\"middle\"\n            >\n              <a\n                 href=\"http://localhost:3000\" style=\"display:inline-block;background:#0b6b52;color:#ffffff;font-family:Helvetica, Arial, sans-serif;font-size:16px;font-weight:bold;line-height:120%;margin:0;text-decoration:none;text-transform:none;padding:14px 28px;mso-padding-alt:0px;border-radius:10px;\" target=\"_blank\"\n              >\n                Voir ma commande\n              </a>\n            </td>\n          </tr>\n        </tbody>\n      </table>\n    \n                </td>\n              </tr>\n            \n              <tr>\n                <td\n                   align=\"left\" class=\"quiet\" style=\"font-size:0px;padding:8px 32px;word-break:break-word;\"\n                >\n                  \n      <div\n         style=\"font-family:Helvetica, Arial, sans-serif;font-size:14px;line-height:22px;text-align:left;color:#55625d;\"\n      >Nous vous écrirons de nouveau au départ du colis.</div>\n    \n                </td>\n              </tr>\n            \n        </tbody>\n      </table>\n    \n      </div>\n    \n          <!--[if mso | IE]></td></tr></table><![endif]-->\n              </td>\n            </tr>\n          </tbody>\n        </table>\n        \n      </div>\n    \n      \n      <!--[if mso | IE]></td></tr></table><table align=\"center\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\" class=\"\" role=\"presentation\" style=\"width:560px;\" width=\"560\" ><tr><td style=\"line-height:0px;font-size:0px;mso-line-height-rule:exactly;\"><![endif]-->\n    \n      \n      <div  style=\"margin:0px auto;max-width:560px;\">\n        \n        <table\n           align=\"center\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\" role=\"presentation\" style=\"width:100%;\"\n        >\n          <tbody>\n            <tr>\n              <td\n                 style=\"direction:ltr;font-size:0px;padding:12px 0 32px;text-align:center;\"\n              >\n                <!--[if mso | IE]><table role=\"presentation\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\"><tr><td class=\"\" style=\"vertical-align:top;width:560px;\" ><![endif]-->\n            \n      <div\n         class=\"mj-column-per-100 mj-outlook-group-fix\" style=\"font-size:0px;text-align:left;direction:ltr;display:inline-block;vertical-align:top;width:100%;\"\n      >\n        \n      <table\n         border=\"0\" cellpadding=\"0\" cellspacing=\"0\" role=\"presentation\" style=\"vertical-align:top;\" width=\"100%\"\n      >\n        <tbody>\n          \n              <tr>\n                <td\n                   align=\"left\" class=\"quiet\" style=\"font-size:0px;padding:8px 32px;word-break:break-word;\"\n                >\n                  \n      <div\n         style=\"font-family:Helvetica, Arial, sans-serif;font-size:13px;line-height:20px;text-align:left;color:#55625d;\"\n      >Une question ? Répondez à ce message.</div>\n    \n                </td>\n              </tr>\n            \n        </tbody>\n      </table>\n    \n      </div>\n    \n          <!--[if mso | IE]></td></tr></table><![endif]-->\n              </td>\n            </tr>\n          </tbody>\n        </table>\n        \n      </div>\n    \n      \n      <!--[if mso | IE]></td></tr></table><![endif]-->\n    \n    \n      </div>\n      </body>\n    \n</html>\n  ",
           *         "text": "Bonjour Amina Benali\n\nVos pièces sont en cours d’impression.\n\nCommande : CMD-2026-0003\n\nVoir ma commande :\nhttp://localhost:3000\n\nNous vous écrirons de nouveau au départ du colis.\n\nUne question ? Répondez à ce message."
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OrderMailText'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND-ORDER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  orderMakingResendMail: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A new key for each; repeated with the same key and body within 24 hours, the request has the same answer, with `Idempotent-Replayed: true`, and is not carried out again. Printable ASCII.
         * @example refund-of-2026-11-22-1
         */
        'Idempotency-Key': components['parameters']['RequiredIdempotencyKey'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c0
         */
        id: string;
        /**
         * @description Names the record.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c2
         */
        mailId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c5",
           *         "template": "order-in-production",
           *         "recipient": "amina@example.com",
           *         "locale": "fr",
           *         "status": "pending",
           *         "createdAt": "2026-11-27T16:00:11.130Z",
           *         "sentAt": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OrderMail'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `idempotencyKeyReused`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'idempotencyKeyReused';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND-ORDER_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  platePlansPropose: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "orderIds": [
         *         "0198c1f2-7d3a-7c41-8a5e-0000000000c0"
         *       ]
         *     }
         */
        'application/json': components['schemas']['PlanRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c6",
           *         "createdAt": "2026-11-27T16:00:11.161Z",
           *         "counts": [
           *           {
           *             "sku": "pla-noir",
           *             "copies": 2,
           *             "isRush": false,
           *             "pricedPlates": 1,
           *             "plannedPlates": 1
           *           }
           *         ],
           *         "left": {
           *           "lines": 0,
           *           "copies": 0
           *         },
           *         "plates": [
           *           {
           *             "index": 0,
           *             "materialId": "pla-noir",
           *             "furtherSkus": [],
           *             "isRush": false,
           *             "leavesOn": "2026-12-01",
           *             "gapMm": 6,
           *             "copies": 2,
           *             "grams": 8,
           *             "minutes": 23,
           *             "plateId": null,
           *             "pieces": [
           *               {
           *                 "lineId": "0198c1f2-7d3a-7c41-8a5e-0000000000c1",
           *                 "orderId": "0198c1f2-7d3a-7c41-8a5e-0000000000c0",
           *                 "orderNumber": "CMD-2026-0003",
           *                 "fileName": "bracket.stl",
           *                 "finish": "standard",
           *                 "placements": [
           *                   {
           *                     "xMm": 47,
           *                     "yMm": 119,
           *                     "turns": 0
           *                   },
           *                   {
           *                     "xMm": 131,
           *                     "yMm": 119,
           *                     "turns": 0
           *                   }
           *                 ]
           *               }
           *             ]
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['PlatePlan'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  platePlansGet: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c6
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c6",
           *         "createdAt": "2026-11-27T16:00:11.161Z",
           *         "counts": [
           *           {
           *             "sku": "pla-noir",
           *             "copies": 2,
           *             "isRush": false,
           *             "pricedPlates": 1,
           *             "plannedPlates": 1
           *           }
           *         ],
           *         "left": {
           *           "lines": 0,
           *           "copies": 0
           *         },
           *         "plates": [
           *           {
           *             "index": 0,
           *             "materialId": "pla-noir",
           *             "furtherSkus": [],
           *             "isRush": false,
           *             "leavesOn": "2026-12-01",
           *             "gapMm": 6,
           *             "copies": 2,
           *             "grams": 8,
           *             "minutes": 23,
           *             "plateId": null,
           *             "pieces": [
           *               {
           *                 "lineId": "0198c1f2-7d3a-7c41-8a5e-0000000000c1",
           *                 "orderId": "0198c1f2-7d3a-7c41-8a5e-0000000000c0",
           *                 "orderNumber": "CMD-2026-0003",
           *                 "fileName": "bracket.stl",
           *                 "finish": "standard",
           *                 "placements": [
           *                   {
           *                     "xMm": 47,
           *                     "yMm": 119,
           *                     "turns": 0
           *                   },
           *                   {
           *                     "xMm": 131,
           *                     "yMm": 119,
           *                     "turns": 0
           *                   }
           *                 ]
           *               }
           *             ]
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['PlatePlan'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  platePlansDrawing: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c6
         */
        id: string;
        /**
         * @description Names the record.
         * @example 0
         */
        index: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "pieces": [
           *           {
           *             "lineId": "0198c1f2-7d3a-7c41-8a5e-0000000000c1",
           *             "boxMm": {
           *               "x": 78,
           *               "y": 18
           *             },
           *             "outline": [
           *               [
           *                 0,
           *                 78
           *               ],
           *               [
           *                 0,
           *                 78
           *               ],
           *               [
           *                 0,
           *                 78
           *               ]
           *             ],
           *             "placements": [
           *               {
           *                 "xMm": 47,
           *                 "yMm": 119,
           *                 "turns": 0
           *               },
           *               {
           *                 "xMm": 131,
           *                 "yMm": 119,
           *                 "turns": 0
           *               }
           *             ]
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['ProposedDrawing'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  platesList: {
    parameters: {
      query?: {
        /**
         * @description Only the plates in this state; without it those that are planned or being printed.
         * @example planned
         */
        status?: 'planned' | 'printing' | 'done' | 'failed' | 'withdrawn';
        /** @description Only plates of this colour. */
        materialId?: string;
        /** @description Only plates of this machine. */
        machine?: string;
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c7",
           *           "number": "PL-2026-0001",
           *           "status": "planned",
           *           "nextStatuses": [
           *             "printing",
           *             "withdrawn"
           *           ],
           *           "materialId": "pla-noir",
           *           "material": {
           *             "name": "PLA Black",
           *             "nameFr": "PLA noir",
           *             "previewColor": "#1a1a1a"
           *           },
           *           "furtherColours": [],
           *           "isRush": false,
           *           "machine": null,
           *           "leavesOn": "2026-12-01",
           *           "gapMm": 6,
           *           "copies": 2,
           *           "unwantedCopies": 0,
           *           "grams": 8.1,
           *           "estimatedMinutes": 23,
           *           "actualMinutes": null,
           *           "lostGrams": null,
           *           "mostLostGrams": 116,
           *           "reason": null,
           *           "createdAt": "2026-11-27T16:00:11.817Z",
           *           "startedAt": null,
           *           "finishedAt": null,
           *           "files": "pending"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Plate'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  platesAccept: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "planId": "0198c1f2-7d3a-7c41-8a5e-0000000000c6",
         *       "plates": [
         *         0
         *       ]
         *     }
         */
        'application/json': components['schemas']['AcceptRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c7",
           *           "number": "PL-2026-0001",
           *           "status": "planned",
           *           "nextStatuses": [
           *             "printing",
           *             "withdrawn"
           *           ],
           *           "materialId": "pla-noir",
           *           "material": {
           *             "name": "PLA Black",
           *             "nameFr": "PLA noir",
           *             "previewColor": "#1a1a1a"
           *           },
           *           "furtherColours": [],
           *           "isRush": false,
           *           "machine": null,
           *           "leavesOn": "2026-12-01",
           *           "gapMm": 6,
           *           "copies": 2,
           *           "unwantedCopies": 0,
           *           "grams": 8.1,
           *           "estimatedMinutes": 23,
           *           "actualMinutes": null,
           *           "lostGrams": null,
           *           "mostLostGrams": 116,
           *           "reason": null,
           *           "createdAt": "2026-11-27T16:00:11.817Z",
           *           "startedAt": null,
           *           "finishedAt": null,
           *           "files": "pending"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Plate'][];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `planOutdated`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'planOutdated';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  platesToPlan: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "materialId": "pla-noir",
           *           "isRush": false,
           *           "orders": 2,
           *           "lines": 2,
           *           "copies": 12,
           *           "grams": 49,
           *           "minutes": 135,
           *           "leavesOn": "2026-12-01"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['ToPlan'][];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  platesListPaces: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": []
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['MachinePace'][];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  platesGet: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c7
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c7",
           *         "number": "PL-2026-0001",
           *         "status": "planned",
           *         "nextStatuses": [
           *           "printing",
           *           "withdrawn"
           *         ],
           *         "materialId": "pla-noir",
           *         "material": {
           *           "name": "PLA Black",
           *           "nameFr": "PLA noir",
           *           "previewColor": "#1a1a1a"
           *         },
           *         "furtherColours": [],
           *         "isRush": false,
           *         "machine": null,
           *         "leavesOn": "2026-12-01",
           *         "gapMm": 6,
           *         "copies": 2,
           *         "unwantedCopies": 0,
           *         "grams": 8.1,
           *         "estimatedMinutes": 23,
           *         "actualMinutes": null,
           *         "lostGrams": null,
           *         "mostLostGrams": 116,
           *         "reason": null,
           *         "createdAt": "2026-11-27T16:00:11.817Z",
           *         "startedAt": null,
           *         "finishedAt": null,
           *         "files": "pending",
           *         "pieces": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c8",
           *             "lineId": "0198c1f2-7d3a-7c41-8a5e-0000000000c1",
           *             "orderId": "0198c1f2-7d3a-7c41-8a5e-0000000000c0",
           *             "orderNumber": "CMD-2026-0003",
           *             "fileName": "bracket.stl",
           *             "finish": "standard",
           *             "leavesOn": "2026-12-01",
           *             "copies": 2,
           *             "failedCopies": 0,
           *             "isWanted": true,
           *             "boxMm": {
           *               "x": 78,
           *               "y": 18
           *             },
           *             "outline": [
           *               [
           *                 0,
           *                 78
           *               ],
           *               [
           *                 0,
           *                 78
           *               ],
           *               [
           *                 0,
           *                 78
           *               ]
           *             ],
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature",
           *             "placements": [
           *               {
           *                 "xMm": 47,
           *                 "yMm": 119,
           *                 "turns": 0
           *               },
           *               {
           *                 "xMm": 131,
           *                 "yMm": 119,
           *                 "turns": 0
           *               }
           *             ]
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['PlateWithPieces'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  platesMove: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c7
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "printing",
         *       "machine": "MK4 1"
         *     }
         */
        'application/json': components['schemas']['PlateMoveRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c7",
           *         "number": "PL-2026-0001",
           *         "status": "printing",
           *         "nextStatuses": [
           *           "done",
           *           "failed",
           *           "planned"
           *         ],
           *         "materialId": "pla-noir",
           *         "material": {
           *           "name": "PLA Black",
           *           "nameFr": "PLA noir",
           *           "previewColor": "#1a1a1a"
           *         },
           *         "furtherColours": [],
           *         "isRush": false,
           *         "machine": "MK4 1",
           *         "leavesOn": "2026-12-01",
           *         "gapMm": 6,
           *         "copies": 2,
           *         "unwantedCopies": 0,
           *         "grams": 8.1,
           *         "estimatedMinutes": 23,
           *         "actualMinutes": null,
           *         "lostGrams": null,
           *         "mostLostGrams": 116,
           *         "reason": null,
           *         "createdAt": "2026-11-27T16:00:11.817Z",
           *         "startedAt": "2026-11-27T16:00:12.052Z",
           *         "finishedAt": null,
           *         "files": "done",
           *         "pieces": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c8",
           *             "lineId": "0198c1f2-7d3a-7c41-8a5e-0000000000c1",
           *             "orderId": "0198c1f2-7d3a-7c41-8a5e-0000000000c0",
           *             "orderNumber": "CMD-2026-0003",
           *             "fileName": "bracket.stl",
           *             "finish": "standard",
           *             "leavesOn": "2026-12-01",
           *             "copies": 2,
           *             "failedCopies": 0,
           *             "isWanted": true,
           *             "boxMm": {
           *               "x": 78,
           *               "y": 18
           *             },
           *             "outline": [
           *               [
           *                 0,
           *                 78
           *               ],
           *               [
           *                 0,
           *                 78
           *               ],
           *               [
           *                 0,
           *                 78
           *               ]
           *             ],
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature",
           *             "placements": [
           *               {
           *                 "xMm": 47,
           *                 "yMm": 119,
           *                 "turns": 0
           *               },
           *               {
           *                 "xMm": 131,
           *                 "yMm": 119,
           *                 "turns": 0
           *               }
           *             ]
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['PlateWithPieces'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `copiesUnwanted`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'copiesUnwanted';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      /** @description `CONFLICT`: The same request is still in progress. Reasons: `machineBusy`. */
      409: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'CONFLICT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'machineBusy';
              };
            };
          };
        };
      };
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  platesTakeOff: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c7
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c7",
           *         "number": "PL-2026-0001",
           *         "status": "printing",
           *         "nextStatuses": [
           *           "done",
           *           "failed",
           *           "planned"
           *         ],
           *         "materialId": "pla-noir",
           *         "material": {
           *           "name": "PLA Black",
           *           "nameFr": "PLA noir",
           *           "previewColor": "#1a1a1a"
           *         },
           *         "furtherColours": [],
           *         "isRush": false,
           *         "machine": "MK4 1",
           *         "leavesOn": "2026-12-01",
           *         "gapMm": 6,
           *         "copies": 2,
           *         "unwantedCopies": 0,
           *         "grams": 8.1,
           *         "estimatedMinutes": 23,
           *         "actualMinutes": null,
           *         "lostGrams": null,
           *         "mostLostGrams": 116,
           *         "reason": null,
           *         "createdAt": "2026-11-27T16:00:11.817Z",
           *         "startedAt": "2026-11-27T16:00:12.052Z",
           *         "finishedAt": null,
           *         "files": "done",
           *         "pieces": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c8",
           *             "lineId": "0198c1f2-7d3a-7c41-8a5e-0000000000c1",
           *             "orderId": "0198c1f2-7d3a-7c41-8a5e-0000000000c0",
           *             "orderNumber": "CMD-2026-0003",
           *             "fileName": "bracket.stl",
           *             "finish": "standard",
           *             "leavesOn": "2026-12-01",
           *             "copies": 2,
           *             "failedCopies": 0,
           *             "isWanted": true,
           *             "boxMm": {
           *               "x": 78,
           *               "y": 18
           *             },
           *             "outline": [
           *               [
           *                 0,
           *                 78
           *               ],
           *               [
           *                 0,
           *                 78
           *               ],
           *               [
           *                 0,
           *                 78
           *               ]
           *             ],
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature",
           *             "placements": [
           *               {
           *                 "xMm": 47,
           *                 "yMm": 119,
           *                 "turns": 0
           *               },
           *               {
           *                 "xMm": 131,
           *                 "yMm": 119,
           *                 "turns": 0
           *               }
           *             ]
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['PlateWithPieces'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  platesModel: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c7
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'model/3mf': unknown;
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND-FILE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  platesTicket: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000c7
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': unknown;
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND-FILE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-EXTERNAL_SERVICE_ERROR'];
    };
  };
  stockList: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "sku": "pla-noir",
           *           "name": "PLA Black",
           *           "nameFr": "PLA noir",
           *           "polymer": "pla",
           *           "previewColor": "#1a1a1a",
           *           "position": 1,
           *           "onHandGrams": null,
           *           "plannedGrams": 8.1,
           *           "freeGrams": null,
           *           "lowGrams": null,
           *           "isLow": false,
           *           "isAvailable": true,
           *           "retiredAt": null
           *         },
           *         {
           *           "sku": "pla-blanc",
           *           "name": "PLA White",
           *           "nameFr": "PLA blanc",
           *           "polymer": "pla",
           *           "previewColor": "#f5f5f2",
           *           "position": 2,
           *           "onHandGrams": null,
           *           "plannedGrams": 0,
           *           "freeGrams": null,
           *           "lowGrams": null,
           *           "isLow": false,
           *           "isAvailable": true,
           *           "retiredAt": null
           *         },
           *         {
           *           "sku": "pla-gris",
           *           "name": "PLA Grey",
           *           "nameFr": "PLA gris",
           *           "polymer": "pla",
           *           "previewColor": "#8a8d8f",
           *           "position": 3,
           *           "onHandGrams": null,
           *           "plannedGrams": 0,
           *           "freeGrams": null,
           *           "lowGrams": null,
           *           "isLow": false,
           *           "isAvailable": true,
           *           "retiredAt": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Stock'][];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  stockAdd: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "sku": "pla-turquoise",
         *       "name": "PLA Turquoise",
         *       "nameFr": "PLA turquoise",
         *       "polymer": "pla",
         *       "previewColor": "#30d5c8",
         *       "onHandGrams": 1000,
         *       "lowGrams": 250
         *     }
         */
        'application/json': components['schemas']['ColourRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "sku": "pla-turquoise",
           *         "name": "PLA Turquoise",
           *         "nameFr": "PLA turquoise",
           *         "polymer": "pla",
           *         "previewColor": "#30d5c8",
           *         "position": 41,
           *         "onHandGrams": 1000,
           *         "plannedGrams": 0,
           *         "freeGrams": 1000,
           *         "lowGrams": 250,
           *         "isLow": false,
           *         "isAvailable": true,
           *         "retiredAt": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Stock'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      409: components['responses']['409-DUPLICATE_ENTRY'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  stockChange: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example pla-turquoise
         */
        sku: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "lowGrams": 300
         *     }
         */
        'application/json': components['schemas']['ColourChangeRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "sku": "pla-turquoise",
           *         "name": "PLA Turquoise",
           *         "nameFr": "PLA turquoise",
           *         "polymer": "pla",
           *         "previewColor": "#30d5c8",
           *         "position": 41,
           *         "onHandGrams": 1000,
           *         "plannedGrams": 0,
           *         "freeGrams": 1000,
           *         "lowGrams": 300,
           *         "isLow": false,
           *         "isAvailable": true,
           *         "retiredAt": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Stock'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  stockMovements: {
    parameters: {
      query?: {
        /** @description The `nextCursor` of the page before: the id of its last movement. */
        after?: string;
        /**
         * @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries.
         * @example 20
         */
        limit?: number;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example pla-turquoise
         */
        sku: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c9",
           *           "kind": "received",
           *           "by": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "grams": 1000,
           *           "onHandGrams": 2000,
           *           "plateId": null,
           *           "reason": "Delivery 77",
           *           "at": "2026-11-27T16:00:12.206Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['StockMovement'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  stockRecord: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A new key for each; repeated with the same key and body within 24 hours, the request has the same answer, with `Idempotent-Replayed: true`, and is not carried out again. Printable ASCII.
         * @example refund-of-2026-11-22-1
         */
        'Idempotency-Key': components['parameters']['RequiredIdempotencyKey'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example pla-turquoise
         */
        sku: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "received",
         *       "grams": 1000,
         *       "reason": "Delivery 77"
         *     }
         */
        'application/json': components['schemas']['StockMovementRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "sku": "pla-turquoise",
           *         "name": "PLA Turquoise",
           *         "nameFr": "PLA turquoise",
           *         "polymer": "pla",
           *         "previewColor": "#30d5c8",
           *         "position": 41,
           *         "onHandGrams": 2000,
           *         "plannedGrams": 0,
           *         "freeGrams": 2000,
           *         "lowGrams": 300,
           *         "isLow": false,
           *         "isAvailable": true,
           *         "retiredAt": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Stock'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `idempotencyKeyReused`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'idempotencyKeyReused';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  messagesList: {
    parameters: {
      query?: {
        /** @description Only the messages in this state; without it those that are open. */
        status?: 'open' | 'answered' | 'closed';
        /** @description The `nextCursor` of the page before: the id of its last message. */
        after?: string;
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d6",
           *           "name": "Amina Benali",
           *           "email": "amina@example.com",
           *           "phone": null,
           *           "subject": "technical",
           *           "message": "Which of your materials stands a dishwasher?",
           *           "status": "open",
           *           "answer": null,
           *           "answeredAt": null,
           *           "answeredBy": null,
           *           "createdAt": "2026-11-27T16:00:07.505Z",
           *           "customerId": "0198c1f2-7d3a-7c41-8a5e-0000000000b1"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['ContactMessage'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  messagesAnswer: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description A new key for each; repeated with the same key and body within 24 hours, the request has the same answer, with `Idempotent-Replayed: true`, and is not carried out again. Printable ASCII.
         * @example refund-of-2026-11-22-1
         */
        'Idempotency-Key': components['parameters']['RequiredIdempotencyKey'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000d6
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "Yes: ASA is in stock in black and grey."
         *     }
         */
        'application/json': components['schemas']['MessageAnswerRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d6",
           *         "name": "Amina Benali",
           *         "email": "amina@example.com",
           *         "phone": null,
           *         "subject": "technical",
           *         "message": "Which of your materials stands a dishwasher?",
           *         "status": "answered",
           *         "answer": "Yes: ASA is in stock in black and grey.",
           *         "answeredAt": "2026-11-27T16:00:14.835Z",
           *         "answeredBy": "amina@example.com",
           *         "createdAt": "2026-11-27T16:00:07.505Z",
           *         "customerId": "0198c1f2-7d3a-7c41-8a5e-0000000000b1"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['ContactMessage'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `idempotencyKeyReused`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'idempotencyKeyReused';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  messagesMove: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000d6
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "closed"
         *     }
         */
        'application/json': components['schemas']['MessageStatusRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d6",
           *         "name": "Amina Benali",
           *         "email": "amina@example.com",
           *         "phone": null,
           *         "subject": "technical",
           *         "message": "Which of your materials stands a dishwasher?",
           *         "status": "closed",
           *         "answer": "Yes: ASA is in stock in black and grey.",
           *         "answeredAt": "2026-11-27T16:00:14.835Z",
           *         "answeredBy": "amina@example.com",
           *         "createdAt": "2026-11-27T16:00:07.505Z",
           *         "customerId": "0198c1f2-7d3a-7c41-8a5e-0000000000b1"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['ContactMessage'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  notesList: {
    parameters: {
      query: {
        /**
         * @description The order, project or customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000bb
         */
        subjectId: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d7",
           *           "subjectId": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *           "author": "Amina Benali",
           *           "text": "Wants a call before the courier comes.",
           *           "createdAt": "2026-11-27T16:00:14.878Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Note'][];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  notesAdd: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the request idempotent for 24 hours: the same key and body get the same answer, with `Idempotent-Replayed: true`. Printable ASCII. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "subjectId": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
         *       "text": "Wants a call before the courier comes."
         *     }
         */
        'application/json': components['schemas']['NewNoteRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d7",
           *         "subjectId": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *         "author": "Amina Benali",
           *         "text": "Wants a call before the courier comes.",
           *         "createdAt": "2026-11-27T16:00:14.878Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Note'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `tooManyRecords`, `idempotencyKeyReused`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'tooManyRecords' | 'idempotencyKeyReused';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  notesRemove: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000d7
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; the body is empty. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorsMe: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *         "name": "Amina Benali",
           *         "email": "amina@example.com",
           *         "role": "admin",
           *         "locale": "fr"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['CallingOperator'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorsList: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "name": "Amina Benali",
           *           "email": "amina@example.com",
           *           "role": "admin",
           *           "isFromSettings": true
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d5",
           *           "name": "Amina Test",
           *           "email": "zineb@example.com",
           *           "role": "operator",
           *           "isFromSettings": false
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Operator'][];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorsAppoint: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "email": "zineb@example.com",
         *       "role": "operator"
         *     }
         */
        'application/json': components['schemas']['AppointmentRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d5",
           *         "name": "Amina Test",
           *         "email": "zineb@example.com",
           *         "role": "operator",
           *         "isFromSettings": false
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Operator'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `ownRole`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'ownRole';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorsDismiss: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000d5
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; the body is empty. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `ownRole`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'ownRole';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  accountingJournal: {
    parameters: {
      query?: {
        /** @description The first day; a month before the last one when left out. */
        from?: string;
        /** @description The last day, at most a year after the first; today when left out. */
        to?: string;
        /**
         * @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries.
         * @example 10
         */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *           "kind": "invoice",
           *           "number": "FA-2026-0001",
           *           "day": "2026-11-27",
           *           "orderNumber": "CMD-2026-0001",
           *           "corrects": null,
           *           "customer": "Amina Benali",
           *           "ice": null,
           *           "purchaseOrder": null,
           *           "net": 83.33,
           *           "tax": 16.67,
           *           "total": 100,
           *           "rate": 20,
           *           "paymentMethod": "card",
           *           "reference": "SB-433240136BF0",
           *           "paidOn": "2026-11-27"
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c0",
           *           "kind": "invoice",
           *           "number": "FA-2026-0002",
           *           "day": "2026-11-27",
           *           "orderNumber": "CMD-2026-0003",
           *           "corrects": null,
           *           "customer": "Amina Benali",
           *           "ice": null,
           *           "purchaseOrder": null,
           *           "net": 83.33,
           *           "tax": 16.67,
           *           "total": 100,
           *           "rate": 20,
           *           "paymentMethod": "transfer",
           *           "reference": "VIR 2026-0077",
           *           "paidOn": "2026-11-27"
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000ca",
           *           "kind": "creditNote",
           *           "number": "AV-2026-0001",
           *           "day": "2026-11-27",
           *           "orderNumber": "CMD-2026-0001",
           *           "corrects": "FA-2026-0001",
           *           "customer": "Amina Benali",
           *           "ice": null,
           *           "purchaseOrder": null,
           *           "net": -83.33,
           *           "tax": -16.67,
           *           "total": -100,
           *           "rate": 20,
           *           "paymentMethod": "card",
           *           "reference": "REF 2026-0078",
           *           "paidOn": "2026-11-27"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['JournalEntry'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  accountingSummary: {
    parameters: {
      query?: {
        /** @description The first day; a month before the last one when left out. */
        from?: string;
        /** @description The last day, at most a year after the first; today when left out. */
        to?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "from": "2026-10-28",
           *         "to": "2026-11-27",
           *         "byRate": [
           *           {
           *             "kind": "invoice",
           *             "rate": 20,
           *             "count": 2,
           *             "net": 166.66,
           *             "tax": 33.34,
           *             "total": 200
           *           },
           *           {
           *             "kind": "creditNote",
           *             "rate": 20,
           *             "count": 1,
           *             "net": -83.33,
           *             "tax": -16.67,
           *             "total": -100
           *           }
           *         ],
           *         "sales": {
           *           "count": 2,
           *           "net": 166.66,
           *           "tax": 33.34,
           *           "total": 200
           *         },
           *         "creditNotes": {
           *           "count": 1,
           *           "net": -83.33,
           *           "tax": -16.67,
           *           "total": -100
           *         },
           *         "total": {
           *           "count": 3,
           *           "net": 83.33,
           *           "tax": 16.67,
           *           "total": 100
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['JournalSummary'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  accountingExport: {
    parameters: {
      query?: {
        /**
         * @description The kind of file.
         * @example xlsx
         */
        format?: 'csv' | 'xlsx';
        /**
         * @description Of the titles, the separators and the decimal point.
         * @example en
         */
        locale?: 'fr' | 'en';
        /** @description The first day; a month before the last one when left out. */
        from?: string;
        /** @description The last day, at most a year after the first; today when left out. */
        to?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': unknown;
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  accountingArchive: {
    parameters: {
      query?: {
        /** @description The first day; a month before the last one when left out. */
        from?: string;
        /** @description The last day, at most a year after the first; today when left out. */
        to?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/zip': unknown;
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  accountingDocument: {
    parameters: {
      query?: {
        /**
         * @description `pdf` for people, `ubl` for their books: UBL 2.1, as XML. Both state the same.
         * @example ubl
         */
        format?: 'pdf' | 'ubl';
        /** @description A copy in this language; by default the document as it was issued. */
        locale?: 'fr' | 'en';
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example FA-2026-0002
         */
        number: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': unknown;
          'application/xml': string;
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  moneyDay: {
    parameters: {
      query?: {
        /** @description A day in Morocco; today when left out. */
        day?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "day": "2026-11-27",
           *         "paid": {
           *           "count": 2,
           *           "amount": 200
           *         },
           *         "paidByCard": {
           *           "count": 1,
           *           "amount": 100
           *         },
           *         "paidByTransfer": {
           *           "count": 1,
           *           "amount": 100
           *         },
           *         "refunds": {
           *           "count": 1,
           *           "amount": 100
           *         },
           *         "surplus": {
           *           "count": 0,
           *           "amount": 0
           *         },
           *         "returned": {
           *           "count": 0,
           *           "amount": 0
           *         },
           *         "declined": {
           *           "count": 0,
           *           "amount": 0
           *         },
           *         "due": {
           *           "count": 0,
           *           "amount": 0
           *         },
           *         "late": {
           *           "count": 0,
           *           "amount": 0
           *         },
           *         "toReturn": {
           *           "count": 0,
           *           "amount": 0
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['MoneyDay'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  moneyMovements: {
    parameters: {
      query?: {
        /** @description The first day; a month before the last one when left out. */
        from?: string;
        /** @description The last day, at most a year after the first; today when left out. */
        to?: string;
        /**
         * @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries.
         * @example 10
         */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000ca",
           *           "kind": "refund",
           *           "at": "2026-11-27T16:00:12.347Z",
           *           "paidOn": "2026-11-27",
           *           "order": {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *             "number": "CMD-2026-0001",
           *             "status": "refunded",
           *             "customer": "amina@example.com"
           *           },
           *           "amount": -100,
           *           "paymentMethod": "card",
           *           "reference": "REF 2026-0078",
           *           "documentNumber": "AV-2026-0001"
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c0",
           *           "kind": "payment",
           *           "at": "2026-11-27T16:00:10.537Z",
           *           "paidOn": "2026-11-27",
           *           "order": {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c0",
           *             "number": "CMD-2026-0003",
           *             "status": "inProduction",
           *             "customer": "amina@example.com"
           *           },
           *           "amount": 100,
           *           "paymentMethod": "transfer",
           *           "reference": "VIR 2026-0077",
           *           "documentNumber": "FA-2026-0002"
           *         },
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *           "kind": "payment",
           *           "at": "2026-11-27T16:00:10.137Z",
           *           "paidOn": "2026-11-27",
           *           "order": {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *             "number": "CMD-2026-0001",
           *             "status": "refunded",
           *             "customer": "amina@example.com"
           *           },
           *           "amount": 100,
           *           "paymentMethod": "card",
           *           "reference": "SB-433240136BF0",
           *           "documentNumber": "FA-2026-0001"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Movement'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  moneyDue: {
    parameters: {
      query?: {
        /**
         * @description late: a transfer has been awaited for three days; declined: the last try failed; awaited: the others.
         * @example late
         */
        state?: 'awaited' | 'late' | 'declined';
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": []
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Due'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  moneyMismatches: {
    parameters: {
      query?: {
        /** @description The first day; a month before the last one when left out. */
        from?: string;
        /** @description The last day, at most a year after the first; today when left out. */
        to?: string;
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": []
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Mismatch'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  moneyListReturns: {
    parameters: {
      query?: {
        /** @description open: still to be given back. */
        state?: 'open' | 'returned';
        /** @description The first day; a month before the last one when left out. */
        from?: string;
        /** @description The last day, at most a year after the first; today when left out. */
        to?: string;
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": []
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Return'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  moneyMarkReturned: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-000000000001
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reference": "VIR 2026-0081"
         *     }
         */
        'application/json': components['schemas']['ReturnRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000cb",
           *         "ground": "surplus",
           *         "order": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000cc",
           *           "number": "CMD-2026-0004",
           *           "status": "refunded",
           *           "customer": "amina@example.com"
           *         },
           *         "amount": 100,
           *         "paymentMethod": "transfer",
           *         "reference": "VIR 2 0198c1f2-7d3a-7c41-8a5e-0000000000cc",
           *         "receivedAt": "2026-11-27T16:00:12.775Z",
           *         "paidOn": "2026-11-27",
           *         "returnedAt": "2026-11-27T16:00:12.902Z",
           *         "returnedReference": "VIR 2026-0081"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Return'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  moneyMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "statement": "Date;Libellé;Montant\n22/11/2026;VIR RECU CMD-2026-0001 ATELIER NORD;\"1 450,50\""
         *     }
         */
        'application/json': components['schemas']['StatementRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "transfers": [
           *           {
           *             "line": 2,
           *             "day": "2026-11-22",
           *             "amount": 1450.5,
           *             "reference": "VIR RECU CMD-2026-0001 ATELIER NORD",
           *             "match": "near",
           *             "isShared": false,
           *             "isKnown": false,
           *             "timesRecorded": 0,
           *             "lastRecorded": null,
           *             "orders": [
           *               {
           *                 "id": "0198c1f2-7d3a-7c41-8a5e-0000000000bb",
           *                 "number": "CMD-2026-0001",
           *                 "status": "refunded",
           *                 "customer": "amina@example.com",
           *                 "total": 100,
           *                 "ground": "number",
           *                 "isSameAmount": false
           *               }
           *             ]
           *           }
           *         ],
           *         "debits": 0,
           *         "unreadable": [],
           *         "left": 0,
           *         "isColumnUnknown": false
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Statement'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorProjectsList: {
    parameters: {
      query?: {
        /**
         * @description Only the projects in this state; without it all but the closed ones.
         * @example received
         */
        status?: 'received' | 'inReview' | 'quoted' | 'accepted' | 'declined' | 'closed';
        /** @description The `nextCursor` of the page before: the id of its last project. */
        after?: string;
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000cd",
           *           "reference": "PR-2026-0001",
           *           "status": "received",
           *           "vertical": "automotive",
           *           "title": "Headlight bracket for a 1986 Renault 4",
           *           "description": "A replacement for a broken bracket, drawn from the pieces. It must stand engine heat.",
           *           "quantity": 2,
           *           "phone": "0612345678",
           *           "budgetRange": "b2",
           *           "deadline": "2099-01-31T12:00:00.000Z",
           *           "referenceUrl": "https://example.com/bracket",
           *           "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *           "files": [
           *             {
           *               "key": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *               "filename": "bracket.stl",
           *               "unit": "mm",
           *               "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796113&signature=the-signature",
           *               "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *             }
           *           ],
           *           "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature",
           *           "materialPref": "ASA, black",
           *           "finishPref": "standard",
           *           "answer": null,
           *           "orderId": null,
           *           "history": [
           *             {
           *               "status": "received",
           *               "at": "2026-11-27T16:00:12.974Z"
           *             }
           *           ],
           *           "createdAt": "2026-11-27T16:00:12.974Z",
           *           "updatedAt": "2026-11-27T16:00:12.980Z",
           *           "customer": {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *             "name": "Amina Benali",
           *             "email": "amina@example.com"
           *           },
           *           "fileUrl": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796113&signature=the-signature",
           *           "nextStatuses": [
           *             "inReview",
           *             "closed",
           *             "quoted"
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OperatorProject'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorProjectsGet: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000cd
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000cd",
           *         "reference": "PR-2026-0001",
           *         "status": "received",
           *         "vertical": "automotive",
           *         "title": "Headlight bracket for a 1986 Renault 4",
           *         "description": "A replacement for a broken bracket, drawn from the pieces. It must stand engine heat.",
           *         "quantity": 2,
           *         "phone": "0612345678",
           *         "budgetRange": "b2",
           *         "deadline": "2099-01-31T12:00:00.000Z",
           *         "referenceUrl": "https://example.com/bracket",
           *         "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *         "files": [
           *           {
           *             "key": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "filename": "bracket.stl",
           *             "unit": "mm",
           *             "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796113&signature=the-signature",
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *           }
           *         ],
           *         "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature",
           *         "materialPref": "ASA, black",
           *         "finishPref": "standard",
           *         "answer": null,
           *         "orderId": null,
           *         "history": [
           *           {
           *             "status": "received",
           *             "at": "2026-11-27T16:00:12.974Z"
           *           }
           *         ],
           *         "createdAt": "2026-11-27T16:00:12.974Z",
           *         "updatedAt": "2026-11-27T16:00:12.980Z",
           *         "customer": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "name": "Amina Benali",
           *           "email": "amina@example.com"
           *         },
           *         "fileUrl": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796113&signature=the-signature",
           *         "nextStatuses": [
           *           "inReview",
           *           "closed",
           *           "quoted"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OperatorProject'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorProjectsMove: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000cd
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "inReview"
         *     }
         */
        'application/json': components['schemas']['ProjectStatusRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000cd",
           *         "reference": "PR-2026-0001",
           *         "status": "inReview",
           *         "vertical": "automotive",
           *         "title": "Headlight bracket for a 1986 Renault 4",
           *         "description": "A replacement for a broken bracket, drawn from the pieces. It must stand engine heat.",
           *         "quantity": 2,
           *         "phone": "0612345678",
           *         "budgetRange": "b2",
           *         "deadline": "2099-01-31T12:00:00.000Z",
           *         "referenceUrl": "https://example.com/bracket",
           *         "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *         "files": [
           *           {
           *             "key": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "filename": "bracket.stl",
           *             "unit": "mm",
           *             "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796113&signature=the-signature",
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *           }
           *         ],
           *         "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature",
           *         "materialPref": "ASA, black",
           *         "finishPref": "standard",
           *         "answer": null,
           *         "orderId": null,
           *         "history": [
           *           {
           *             "status": "received",
           *             "at": "2026-11-27T16:00:12.974Z"
           *           },
           *           {
           *             "status": "inReview",
           *             "at": "2026-11-27T16:00:13.155Z"
           *           }
           *         ],
           *         "createdAt": "2026-11-27T16:00:12.974Z",
           *         "updatedAt": "2026-11-27T16:00:13.157Z",
           *         "customer": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "name": "Amina Benali",
           *           "email": "amina@example.com"
           *         },
           *         "fileUrl": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796113&signature=the-signature",
           *         "nextStatuses": [
           *           "closed",
           *           "quoted"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OperatorProject'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  operatorProjectsAnswer: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the request idempotent for 24 hours: the same key and body get the same answer, with `Idempotent-Replayed: true`. Printable ASCII. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000cd
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "amount": 1450.5,
         *       "text": "We model the bracket after your photos and print two of them in black ASA.",
         *       "deliveryDays": 12
         *     }
         */
        'application/json': components['schemas']['ProjectAnswerRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000cd",
           *         "reference": "PR-2026-0001",
           *         "status": "quoted",
           *         "vertical": "automotive",
           *         "title": "Headlight bracket for a 1986 Renault 4",
           *         "description": "A replacement for a broken bracket, drawn from the pieces. It must stand engine heat.",
           *         "quantity": 2,
           *         "phone": "0612345678",
           *         "budgetRange": "b2",
           *         "deadline": "2099-01-31T12:00:00.000Z",
           *         "referenceUrl": "https://example.com/bracket",
           *         "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *         "files": [
           *           {
           *             "key": "uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl",
           *             "filename": "bracket.stl",
           *             "unit": "mm",
           *             "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796113&signature=the-signature",
           *             "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature"
           *           }
           *         ],
           *         "pictureUrl": "http://localhost:3000/api/files/picture/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795802400&signature=the-signature",
           *         "materialPref": "ASA, black",
           *         "finishPref": "standard",
           *         "answer": {
           *           "amount": 1450.5,
           *           "text": "We model the bracket after your photos and print two of them in black ASA.",
           *           "deliveryDays": 12,
           *           "quoteId": null,
           *           "fileKey": null,
           *           "fileUrl": null,
           *           "answeredAt": "2026-11-27T16:00:13.192Z",
           *           "expiresAt": "2026-12-04T16:00:13.192Z",
           *           "hasExpired": false
           *         },
           *         "orderId": null,
           *         "history": [
           *           {
           *             "status": "received",
           *             "at": "2026-11-27T16:00:12.974Z"
           *           },
           *           {
           *             "status": "inReview",
           *             "at": "2026-11-27T16:00:13.155Z"
           *           },
           *           {
           *             "status": "quoted",
           *             "at": "2026-11-27T16:00:13.192Z"
           *           }
           *         ],
           *         "createdAt": "2026-11-27T16:00:12.974Z",
           *         "updatedAt": "2026-11-27T16:00:13.192Z",
           *         "customer": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000b1",
           *           "name": "Amina Benali",
           *           "email": "amina@example.com"
           *         },
           *         "fileUrl": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-0000000000b1/0198c1f2-7d3a-7c41-8a5e-0000000000b6.stl?expires=1795796113&signature=the-signature",
           *         "nextStatuses": [
           *           "inReview",
           *           "closed",
           *           "quoted"
           *         ]
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['OperatorProject'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `projectNotQuoted`, `quoteExpired`, `quoteAlreadyOrdered`, `idempotencyKeyReused`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'projectNotQuoted' | 'quoteExpired' | 'quoteAlreadyOrdered' | 'idempotencyKeyReused';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND-QUOTE_NOT_FOUND-FILE_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  priceBooksList: {
    parameters: {
      query?: {
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "version": "MA-2026-2",
           *           "status": "published",
           *           "basedOn": "MA-2026-1",
           *           "note": "Rates of the next season",
           *           "createdAt": "2026-11-27T16:00:15.387Z",
           *           "updatedAt": "2026-11-27T16:00:15.474Z",
           *           "publishedAt": "2026-11-27T16:00:15.473Z",
           *           "publishedBy": "amina@example.com"
           *         },
           *         {
           *           "version": "MA-2026-1",
           *           "status": "retired",
           *           "basedOn": null,
           *           "note": null,
           *           "createdAt": "2026-11-21T00:00:00.000Z",
           *           "updatedAt": "2026-11-27T16:00:15.471Z",
           *           "publishedAt": "2026-11-21T00:00:00.000Z",
           *           "publishedBy": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['PriceBookEntry'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  priceBooksBegin: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes the request idempotent for 24 hours: the same key and body get the same answer, with `Idempotent-Replayed: true`. Printable ASCII. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "note": "Rates of the next season"
         *     }
         */
        'application/json': components['schemas']['NewDraftRequest'];
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Idempotent-Replayed': components['headers']['IdempotentReplayed'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "version": "MA-2026-2",
           *         "status": "draft",
           *         "basedOn": "MA-2026-1",
           *         "note": "Rates of the next season",
           *         "createdAt": "2026-11-27T16:00:15.387Z",
           *         "updatedAt": "2026-11-27T16:00:15.387Z",
           *         "publishedAt": null,
           *         "publishedBy": null,
           *         "book": {
           *           "rush": {
           *             "percent": 35,
           *             "maximumSeconds": 28800,
           *             "minimumCentimes": 3000
           *           },
           *           "plate": {
           *             "gapMm": 6,
           *             "centimesPerPlate": 1000
           *           },
           *           "version": "MA-2026-2",
           *           "delivery": {
           *             "rushDays": 1,
           *             "handlingDays": 1,
           *             "dailyMachineHours": 200,
           *             "machineHoursPerDay": 20,
           *             "defaultTransportDays": 3
           *           },
           *           "finishes": {
           *             "smooth": {
           *               "percent": 135,
           *               "centimesPerCopy": 500
           *             },
           *             "polished": {
           *               "percent": 175,
           *               "centimesPerCopy": 1200
           *             },
           *             "standard": {
           *               "percent": 100,
           *               "centimesPerCopy": 0
           *             }
           *           },
           *           "materials": {
           *             "abs": {
           *               "densityGPerCm3": 1.04,
           *               "centimesPerGram": 150
           *             },
           *             "asa": {
           *               "densityGPerCm3": 1.07,
           *               "centimesPerGram": 180
           *             },
           *             "pla": {
           *               "densityGPerCm3": 1.24,
           *               "centimesPerGram": 120
           *             },
           *             "tpu": {
           *               "densityGPerCm3": 1.21,
           *               "centimesPerGram": 220
           *             },
           *             "petg": {
           *               "densityGPerCm3": 1.27,
           *               "centimesPerGram": 140
           *             }
           *           },
           *           "tvaPercent": 20,
           *           "quantityBrackets": [
           *             {
           *               "fromCopy": 1,
           *               "percentOff": 0
           *             },
           *             {
           *               "fromCopy": 5,
           *               "percentOff": 5
           *             },
           *             {
           *               "fromCopy": 10,
           *               "percentOff": 10
           *             }
           *           ],
           *           "shippingCentimes": 0,
           *           "serviceFeeCentimes": 2000,
           *           "minimumOrderCentimes": 10000,
           *           "machineCentimesPerHour": 1200,
           *           "extraColourCentimesPerPlate": 1500
           *         },
           *         "changes": [],
           *         "faults": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['WholePriceBook'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `tooManyRecords`, `idempotencyKeyReused`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'tooManyRecords' | 'idempotencyKeyReused';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  priceBooksGet: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example MA-2026-2
         */
        version: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "version": "MA-2026-2",
           *         "status": "draft",
           *         "basedOn": "MA-2026-1",
           *         "note": "Rates of the next season",
           *         "createdAt": "2026-11-27T16:00:15.387Z",
           *         "updatedAt": "2026-11-27T16:00:15.411Z",
           *         "publishedAt": null,
           *         "publishedBy": null,
           *         "book": {
           *           "rush": {
           *             "percent": 35,
           *             "maximumSeconds": 28800,
           *             "minimumCentimes": 3000
           *           },
           *           "plate": {
           *             "gapMm": 6,
           *             "centimesPerPlate": 1000
           *           },
           *           "version": "MA-2026-2",
           *           "delivery": {
           *             "rushDays": 1,
           *             "handlingDays": 1,
           *             "dailyMachineHours": 200,
           *             "machineHoursPerDay": 20,
           *             "defaultTransportDays": 3
           *           },
           *           "finishes": {
           *             "smooth": {
           *               "percent": 135,
           *               "centimesPerCopy": 500
           *             },
           *             "polished": {
           *               "percent": 175,
           *               "centimesPerCopy": 1200
           *             },
           *             "standard": {
           *               "percent": 100,
           *               "centimesPerCopy": 0
           *             }
           *           },
           *           "materials": {
           *             "abs": {
           *               "densityGPerCm3": 1.04,
           *               "centimesPerGram": 150
           *             },
           *             "asa": {
           *               "densityGPerCm3": 1.07,
           *               "centimesPerGram": 180
           *             },
           *             "pla": {
           *               "densityGPerCm3": 1.24,
           *               "centimesPerGram": 120
           *             },
           *             "tpu": {
           *               "densityGPerCm3": 1.21,
           *               "centimesPerGram": 220
           *             },
           *             "petg": {
           *               "densityGPerCm3": 1.27,
           *               "centimesPerGram": 140
           *             }
           *           },
           *           "tvaPercent": 20,
           *           "quantityBrackets": [
           *             {
           *               "fromCopy": 1,
           *               "percentOff": 0
           *             },
           *             {
           *               "fromCopy": 5,
           *               "percentOff": 5
           *             },
           *             {
           *               "fromCopy": 10,
           *               "percentOff": 10
           *             }
           *           ],
           *           "shippingCentimes": 0,
           *           "serviceFeeCentimes": 2500,
           *           "minimumOrderCentimes": 10000,
           *           "machineCentimesPerHour": 1200,
           *           "extraColourCentimesPerPlate": 1500
           *         },
           *         "changes": [
           *           {
           *             "field": "serviceFeeCentimes",
           *             "before": 2000,
           *             "after": 2500
           *           }
           *         ],
           *         "faults": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['WholePriceBook'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  priceBooksDiscard: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example MA-2026-3
         */
        version: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; the body is empty. */
      204: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `priceBookFixed`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'priceBookFixed';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  priceBooksChange: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example MA-2026-2
         */
        version: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "book": {
         *         "rush": {
         *           "percent": 35,
         *           "maximumSeconds": 28800,
         *           "minimumCentimes": 3000
         *         },
         *         "plate": {
         *           "gapMm": 6,
         *           "centimesPerPlate": 1000
         *         },
         *         "delivery": {
         *           "rushDays": 1,
         *           "handlingDays": 1,
         *           "dailyMachineHours": 200,
         *           "machineHoursPerDay": 20,
         *           "defaultTransportDays": 3
         *         },
         *         "finishes": {
         *           "smooth": {
         *             "percent": 135,
         *             "centimesPerCopy": 500
         *           },
         *           "polished": {
         *             "percent": 175,
         *             "centimesPerCopy": 1200
         *           },
         *           "standard": {
         *             "percent": 100,
         *             "centimesPerCopy": 0
         *           }
         *         },
         *         "materials": {
         *           "abs": {
         *             "densityGPerCm3": 1.04,
         *             "centimesPerGram": 150
         *           },
         *           "asa": {
         *             "densityGPerCm3": 1.07,
         *             "centimesPerGram": 180
         *           },
         *           "pla": {
         *             "densityGPerCm3": 1.24,
         *             "centimesPerGram": 120
         *           },
         *           "tpu": {
         *             "densityGPerCm3": 1.21,
         *             "centimesPerGram": 220
         *           },
         *           "petg": {
         *             "densityGPerCm3": 1.27,
         *             "centimesPerGram": 140
         *           }
         *         },
         *         "tvaPercent": 20,
         *         "quantityBrackets": [
         *           {
         *             "fromCopy": 1,
         *             "percentOff": 0
         *           },
         *           {
         *             "fromCopy": 5,
         *             "percentOff": 5
         *           },
         *           {
         *             "fromCopy": 10,
         *             "percentOff": 10
         *           }
         *         ],
         *         "shippingCentimes": 0,
         *         "serviceFeeCentimes": 2500,
         *         "minimumOrderCentimes": 10000,
         *         "machineCentimesPerHour": 1200,
         *         "extraColourCentimesPerPlate": 1500
         *       }
         *     }
         */
        'application/json': components['schemas']['ChangedDraftRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "version": "MA-2026-2",
           *         "status": "draft",
           *         "basedOn": "MA-2026-1",
           *         "note": "Rates of the next season",
           *         "createdAt": "2026-11-27T16:00:15.387Z",
           *         "updatedAt": "2026-11-27T16:00:15.411Z",
           *         "publishedAt": null,
           *         "publishedBy": null,
           *         "book": {
           *           "rush": {
           *             "percent": 35,
           *             "maximumSeconds": 28800,
           *             "minimumCentimes": 3000
           *           },
           *           "plate": {
           *             "gapMm": 6,
           *             "centimesPerPlate": 1000
           *           },
           *           "version": "MA-2026-2",
           *           "delivery": {
           *             "rushDays": 1,
           *             "handlingDays": 1,
           *             "dailyMachineHours": 200,
           *             "machineHoursPerDay": 20,
           *             "defaultTransportDays": 3
           *           },
           *           "finishes": {
           *             "smooth": {
           *               "percent": 135,
           *               "centimesPerCopy": 500
           *             },
           *             "polished": {
           *               "percent": 175,
           *               "centimesPerCopy": 1200
           *             },
           *             "standard": {
           *               "percent": 100,
           *               "centimesPerCopy": 0
           *             }
           *           },
           *           "materials": {
           *             "abs": {
           *               "densityGPerCm3": 1.04,
           *               "centimesPerGram": 150
           *             },
           *             "asa": {
           *               "densityGPerCm3": 1.07,
           *               "centimesPerGram": 180
           *             },
           *             "pla": {
           *               "densityGPerCm3": 1.24,
           *               "centimesPerGram": 120
           *             },
           *             "tpu": {
           *               "densityGPerCm3": 1.21,
           *               "centimesPerGram": 220
           *             },
           *             "petg": {
           *               "densityGPerCm3": 1.27,
           *               "centimesPerGram": 140
           *             }
           *           },
           *           "tvaPercent": 20,
           *           "quantityBrackets": [
           *             {
           *               "fromCopy": 1,
           *               "percentOff": 0
           *             },
           *             {
           *               "fromCopy": 5,
           *               "percentOff": 5
           *             },
           *             {
           *               "fromCopy": 10,
           *               "percentOff": 10
           *             }
           *           ],
           *           "shippingCentimes": 0,
           *           "serviceFeeCentimes": 2500,
           *           "minimumOrderCentimes": 10000,
           *           "machineCentimesPerHour": 1200,
           *           "extraColourCentimesPerPlate": 1500
           *         },
           *         "changes": [
           *           {
           *             "field": "serviceFeeCentimes",
           *             "before": 2000,
           *             "after": 2500
           *           }
           *         ],
           *         "faults": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['WholePriceBook'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `priceBookFixed`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'priceBookFixed';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  priceBooksCompare: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example MA-2026-2
         */
        version: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "current": "MA-2026-1",
           *         "proposed": "MA-2026-2",
           *         "figures": "c751c2638cad2ec419755ec49b2eb86b",
           *         "compared": 4,
           *         "refused": 0,
           *         "dearer": 4,
           *         "cheaper": 0,
           *         "same": 0,
           *         "currentSum": 400,
           *         "proposedSum": 415.2,
           *         "difference": 15.2,
           *         "baskets": [
           *           {
           *             "kind": "order",
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000cc",
           *             "number": "CMD-2026-0004",
           *             "customer": "amina@example.com",
           *             "createdAt": "2026-11-27T16:00:12.682Z",
           *             "current": 100,
           *             "proposed": 103.8,
           *             "difference": 3.8,
           *             "isRefused": false
           *           },
           *           {
           *             "kind": "order",
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000c0",
           *             "number": "CMD-2026-0003",
           *             "customer": "amina@example.com",
           *             "createdAt": "2026-11-27T16:00:10.499Z",
           *             "current": 100,
           *             "proposed": 103.8,
           *             "difference": 3.8,
           *             "isRefused": false
           *           },
           *           {
           *             "kind": "order",
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000be",
           *             "number": "CMD-2026-0002",
           *             "customer": "amina@example.com",
           *             "createdAt": "2026-11-27T16:00:10.376Z",
           *             "current": 100,
           *             "proposed": 103.8,
           *             "difference": 3.8,
           *             "isRefused": false
           *           }
           *         ],
           *         "unmeasured": 0
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['BookComparison'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  priceBooksPublish: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example MA-2026-2
         */
        version: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "compared": "c751c2638cad2ec419755ec49b2eb86b"
         *     }
         */
        'application/json': components['schemas']['PublishedDraftRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "version": "MA-2026-2",
           *         "status": "published",
           *         "basedOn": "MA-2026-1",
           *         "note": "Rates of the next season",
           *         "createdAt": "2026-11-27T16:00:15.387Z",
           *         "updatedAt": "2026-11-27T16:00:15.474Z",
           *         "publishedAt": "2026-11-27T16:00:15.473Z",
           *         "publishedBy": "amina@example.com",
           *         "book": {
           *           "rush": {
           *             "percent": 35,
           *             "maximumSeconds": 28800,
           *             "minimumCentimes": 3000
           *           },
           *           "plate": {
           *             "gapMm": 6,
           *             "centimesPerPlate": 1000
           *           },
           *           "version": "MA-2026-2",
           *           "delivery": {
           *             "rushDays": 1,
           *             "handlingDays": 1,
           *             "dailyMachineHours": 200,
           *             "machineHoursPerDay": 20,
           *             "defaultTransportDays": 3
           *           },
           *           "finishes": {
           *             "smooth": {
           *               "percent": 135,
           *               "centimesPerCopy": 500
           *             },
           *             "polished": {
           *               "percent": 175,
           *               "centimesPerCopy": 1200
           *             },
           *             "standard": {
           *               "percent": 100,
           *               "centimesPerCopy": 0
           *             }
           *           },
           *           "materials": {
           *             "abs": {
           *               "densityGPerCm3": 1.04,
           *               "centimesPerGram": 150
           *             },
           *             "asa": {
           *               "densityGPerCm3": 1.07,
           *               "centimesPerGram": 180
           *             },
           *             "pla": {
           *               "densityGPerCm3": 1.24,
           *               "centimesPerGram": 120
           *             },
           *             "tpu": {
           *               "densityGPerCm3": 1.21,
           *               "centimesPerGram": 220
           *             },
           *             "petg": {
           *               "densityGPerCm3": 1.27,
           *               "centimesPerGram": 140
           *             }
           *           },
           *           "tvaPercent": 20,
           *           "quantityBrackets": [
           *             {
           *               "fromCopy": 1,
           *               "percentOff": 0
           *             },
           *             {
           *               "fromCopy": 5,
           *               "percentOff": 5
           *             },
           *             {
           *               "fromCopy": 10,
           *               "percentOff": 10
           *             }
           *           ],
           *           "shippingCentimes": 0,
           *           "serviceFeeCentimes": 2500,
           *           "minimumOrderCentimes": 10000,
           *           "machineCentimesPerHour": 1200,
           *           "extraColourCentimesPerPlate": 1500
           *         },
           *         "changes": [],
           *         "faults": []
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['WholePriceBook'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `priceBookFixed`, `priceBookOutdated`, `priceBookFaulty`, `priceBookUncompared`.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'] & {
                /** @enum {string} */
                reason?: 'priceBookFixed' | 'priceBookOutdated' | 'priceBookFaulty' | 'priceBookUncompared';
              };
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  failuresList: {
    parameters: {
      query?: {
        /**
         * @description Only failures of this job.
         * @example mail.send
         */
        job?:
          | 'accounts.mail'
          | 'accounts.export'
          | 'analysis.measure'
          | 'cards.generate'
          | 'cards.picture'
          | 'documents.render'
          | 'mail.send'
          | 'parts.picture'
          | 'parts.outline'
          | 'plates.files'
          | 'plates.plan'
          | 'payments.confirmSandbox'
          | 'payments.refund'
          | 'uploads.inspect'
          | 'orders.cancelUnpaid'
          | 'quotes.expire'
          | 'projects.remind'
          | 'files.retain'
          | 'maintenance.erase'
          | 'maintenance.requeue'
          | 'maintenance.sweep';
        /** @description `open` groups have jobs that are neither done since nor decided about; `settled` ones have none. */
        state?: 'open' | 'settled' | 'all';
        /** @description The `nextCursor` of the page before: the fingerprint of its last group. */
        after?: string;
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "fingerprint": "5f0c6a1e9b3d2478",
           *           "job": "mail.send",
           *           "error": "MailRefusedError",
           *           "cause": "<n> <n> mailbox unavailable",
           *           "frame": "SmtpTransport.send libs/shared/src/infra/mail/smtp-transport.js",
           *           "tries": 1,
           *           "openJobs": 1,
           *           "givenUpJobs": 1,
           *           "customers": 0,
           *           "firstAt": "2026-11-27T16:00:14.048Z",
           *           "lastAt": "2026-11-27T16:00:14.048Z",
           *           "example": {
           *             "subject": "0198c1f2-7d3a-7c41-8a5e-0000000000d1",
           *             "tries": 1,
           *             "lastAt": "2026-11-27T16:00:14.051Z",
           *             "stack": "MailRefusedError: <n> <n> mailbox unavailable\nat SmtpTransport.send (libs/shared/src/infra/mail/smtp-transport.js)",
           *             "isGivenUp": true
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['FailureGroup'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  failuresGet: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example 5f0c6a1e9b3d2478
         */
        fingerprint: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "fingerprint": "5f0c6a1e9b3d2478",
           *         "job": "mail.send",
           *         "error": "MailRefusedError",
           *         "cause": "<n> <n> mailbox unavailable",
           *         "frame": "SmtpTransport.send libs/shared/src/infra/mail/smtp-transport.js",
           *         "tries": 1,
           *         "openJobs": 1,
           *         "givenUpJobs": 1,
           *         "customers": 0,
           *         "firstAt": "2026-11-27T16:00:14.048Z",
           *         "lastAt": "2026-11-27T16:00:14.048Z",
           *         "example": {
           *           "subject": "0198c1f2-7d3a-7c41-8a5e-0000000000d1",
           *           "tries": 1,
           *           "lastAt": "2026-11-27T16:00:14.051Z",
           *           "stack": "MailRefusedError: <n> <n> mailbox unavailable\nat SmtpTransport.send (libs/shared/src/infra/mail/smtp-transport.js)",
           *           "isGivenUp": true
           *         }
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['FailureGroup'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  failuresRetry: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example 5f0c6a1e9b3d2478
         */
        fingerprint: string;
      };
      cookie?: never;
    };
    requestBody?: {
      content: {
        /**
         * @example {
         *       "dryRun": true
         *     }
         */
        'application/json': components['schemas']['RetryGroupRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "dryRun": true,
           *         "done": 1,
           *         "skipped": 0,
           *         "remaining": 0,
           *         "seconds": 0.005,
           *         "perSecond": 200
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['GroupChange'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  failuresDiscard: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example 5f0c6a1e9b3d2478
         */
        fingerprint: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "note": "The mailbox is gone for good"
         *     }
         */
        'application/json': components['schemas']['DiscardGroupRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "dryRun": false,
           *         "done": 1,
           *         "skipped": 0,
           *         "remaining": 0,
           *         "seconds": 0.012,
           *         "perSecond": 83
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['GroupChange'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  givenUpList: {
    parameters: {
      query?: {
        /** @description Only this kind. */
        kind?:
          | 'file'
          | 'card'
          | 'cardPicture'
          | 'partPicture'
          | 'partOutline'
          | 'plate'
          | 'plan'
          | 'document'
          | 'mail'
          | 'export'
          | 'upload'
          | 'refund'
          | 'payment';
        /** @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries. */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "kind": "mail",
           *           "job": "mail.send",
           *           "subject": "0198c1f2-7d3a-7c41-8a5e-0000000000d2",
           *           "name": "account-exists",
           *           "at": "2026-11-27T16:00:14.269Z",
           *           "reason": "mailGivenUp",
           *           "cause": "<n> <n> mailbox unavailable",
           *           "fingerprint": "5f0c6a1e9b3d2478",
           *           "orderId": null,
           *           "amount": null,
           *           "customer": null,
           *           "actions": [
           *             "retry",
           *             "resend",
           *             "dismiss"
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['GivenUp'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  givenUpResend: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /** @description Id of the record, of any customer. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "recipient": "zineb@example.com"
         *     }
         */
        'application/json': components['schemas']['ResendRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "mailId": "0198c1f2-7d3a-7c41-8a5e-0000000000d3",
           *         "recipient": "zineb@example.com"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['ResentMail'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  givenUpSettle: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /** @description Id of the record, of any customer. */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "note": "Returned by the bank on 22 November"
         *     }
         */
        'application/json': components['schemas']['NoteRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d4",
           *         "settledAt": "2026-11-27T16:00:14.350Z",
           *         "settledBy": "amina@example.com",
           *         "note": "Returned by the bank on 22 November"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['SettledPayment'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  jobsList: {
    parameters: {
      query?: {
        /**
         * @description Only this job.
         * @example mail.send
         */
        job?:
          | 'accounts.mail'
          | 'accounts.export'
          | 'analysis.measure'
          | 'cards.generate'
          | 'cards.picture'
          | 'documents.render'
          | 'mail.send'
          | 'parts.outline'
          | 'plates.files'
          | 'plates.plan'
          | 'parts.picture'
          | 'payments.confirmSandbox'
          | 'payments.refund'
          | 'uploads.inspect';
        /** @description What became of it: `refused` is a result, such as a file that cannot be read; `givenUp` is none. */
        state?: 'pending' | 'done' | 'refused' | 'givenUp';
        /** @description Only work of this customer: the e-mail address or the id of the account. */
        customer?: string;
        /** @description Only work on this file: its key or its id. */
        file?: string;
        /** @description Only work for this saved quote: its reference or its id. */
        quote?: string;
        /** @description Only work for this order: its number or its id. */
        order?: string;
        /** @description Only work that a request with this `X-Request-Id` asked for; known for two days. */
        requestId?: string;
        /** @description Only work that failed for this cause: its fingerprint. */
        error?: string;
        /** @description Only rows at least this old. */
        olderThanSeconds?: number;
        /** @description Only rows at most this old. */
        youngerThanSeconds?: number;
        /**
         * @description Entries of the page. 50 when only `after` is sent; without either, the list ends at 200 entries.
         * @example 1
         */
        limit?: number;
        /** @description The `nextCursor` of the page before. */
        after?: string;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "job": "mail.send",
           *           "subject": "0198c1f2-7d3a-7c41-8a5e-0000000000d1",
           *           "queue": "mail",
           *           "state": "givenUp",
           *           "since": "2026-11-27T16:00:14.042Z",
           *           "finishedAt": null,
           *           "customer": null,
           *           "failure": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Job'][];
            /** @description Where more entries follow: send it as `after`. */
            nextCursor?: string;
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  jobsGet: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example mail.send
         */
        job: string;
        /**
         * @description Names the record.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000d1
         */
        subject: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "job": "mail.send",
           *         "subject": "0198c1f2-7d3a-7c41-8a5e-0000000000d1",
           *         "queue": "mail",
           *         "state": "givenUp",
           *         "since": "2026-11-27T16:00:14.042Z",
           *         "finishedAt": "2026-11-27T16:00:14.113Z",
           *         "customer": null,
           *         "failure": null,
           *         "row": [
           *           {
           *             "name": "status",
           *             "value": "failed"
           *           },
           *           {
           *             "name": "template",
           *             "value": "account-exists"
           *           },
           *           {
           *             "name": "recipient",
           *             "value": "gone@example.com"
           *           }
           *         ],
           *         "steps": [
           *           {
           *             "kind": "rowWritten",
           *             "at": "2026-11-27T16:00:14.042Z",
           *             "try": null,
           *             "ms": null,
           *             "workerId": null,
           *             "requestId": null,
           *             "note": null
           *           },
           *           {
           *             "kind": "discarded",
           *             "at": "2026-11-27T16:00:14.113Z",
           *             "try": null,
           *             "ms": null,
           *             "workerId": null,
           *             "requestId": null,
           *             "note": "The mailbox is gone for good"
           *           }
           *         ],
           *         "faults": [
           *           {
           *             "fingerprint": "5f0c6a1e9b3d2478",
           *             "tries": 1,
           *             "stack": "MailRefusedError: <n> <n> mailbox unavailable\nat SmtpTransport.send (libs/shared/src/infra/mail/smtp-transport.js)",
           *             "lastAt": "2026-11-27T16:00:14.051Z",
           *             "settledAt": "2026-11-27T16:00:14.106Z",
           *             "settledNote": "The mailbox is gone for good"
           *           }
           *         ],
           *         "queued": null,
           *         "wait": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['JobStory'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  jobsRetry: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example mail.send
         */
        job: string;
        /**
         * @description Names the record.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000d1
         */
        subject: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "done": 1,
           *         "skipped": 0
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['JobChange'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  jobsDismiss: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example mail.send
         */
        job: string;
        /**
         * @description Names the record.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000d1
         */
        subject: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "note": "The customer has it by telephone"
         *     }
         */
        'application/json': components['schemas']['NoteRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "done": 0,
           *         "skipped": 1
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['JobChange'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  queuesList: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "queue": "uploads",
           *           "jobs": [
           *             "uploads.inspect"
           *           ],
           *           "pause": null,
           *           "depth": 0,
           *           "delayed": 0,
           *           "active": 0,
           *           "oldestSeconds": 0,
           *           "isPaused": false,
           *           "addedPerMinute": 0,
           *           "donePerMinute": 0,
           *           "busyShare": 0,
           *           "failureShare": 0,
           *           "hour": {
           *             "added": [
           *               0,
           *               0,
           *               0
           *             ],
           *             "done": [
           *               0,
           *               0,
           *               0
           *             ],
           *             "failed": [
           *               0,
           *               0,
           *               0
           *             ],
           *             "depth": [
           *               0,
           *               0,
           *               0
           *             ]
           *           }
           *         },
           *         {
           *           "queue": "analysis",
           *           "jobs": [
           *             "analysis.measure"
           *           ],
           *           "pause": null,
           *           "depth": 0,
           *           "delayed": 0,
           *           "active": 0,
           *           "oldestSeconds": 0,
           *           "isPaused": false,
           *           "addedPerMinute": 0,
           *           "donePerMinute": 0,
           *           "busyShare": 0.008,
           *           "failureShare": 0,
           *           "hour": {
           *             "added": [
           *               0,
           *               0,
           *               0
           *             ],
           *             "done": [
           *               0,
           *               0,
           *               0
           *             ],
           *             "failed": [
           *               0,
           *               0,
           *               0
           *             ],
           *             "depth": [
           *               0,
           *               0,
           *               0
           *             ]
           *           }
           *         },
           *         {
           *           "queue": "cards",
           *           "jobs": [
           *             "cards.generate"
           *           ],
           *           "pause": null,
           *           "depth": 0,
           *           "delayed": 0,
           *           "active": 0,
           *           "oldestSeconds": 0,
           *           "isPaused": false,
           *           "addedPerMinute": 0,
           *           "donePerMinute": 0,
           *           "busyShare": 0,
           *           "failureShare": 0,
           *           "hour": {
           *             "added": [
           *               0,
           *               0,
           *               0
           *             ],
           *             "done": [
           *               0,
           *               0,
           *               0
           *             ],
           *             "failed": [
           *               0,
           *               0,
           *               0
           *             ],
           *             "depth": [
           *               0,
           *               0,
           *               0
           *             ]
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Queue'][];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  queuesHistory: {
    parameters: {
      query?: {
        /**
         * @description How far back; 24 when left out.
         * @example 1
         */
        hours?: number;
      };
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example mail
         */
        queue: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "at": "2026-11-27T15:59:00.000Z",
           *           "minutes": 1,
           *           "added": 0,
           *           "done": 0,
           *           "failed": 0,
           *           "depth": 0,
           *           "oldestSeconds": 0,
           *           "busyShare": 0
           *         },
           *         {
           *           "at": "2026-11-27T16:00:00.000Z",
           *           "minutes": 1,
           *           "added": 33,
           *           "done": 32,
           *           "failed": 0,
           *           "depth": 0,
           *           "oldestSeconds": 0,
           *           "busyShare": 0.053
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['HistoryPoint'][];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  queuesPause: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example exports
         */
        queue: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "The disk is being enlarged"
         *     }
         */
        'application/json': components['schemas']['PauseRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "kind": "queue",
           *           "subject": "exports",
           *           "customer": null,
           *           "reason": "The disk is being enlarged",
           *           "pausedBy": "amina@example.com",
           *           "since": "2026-11-27T16:00:13.425Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Pause'][];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  queuesResume: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example exports
         */
        queue: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": []
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Pause'][];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  queuesPaused: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "kind": "queue",
           *           "subject": "exports",
           *           "customer": null,
           *           "reason": "The disk is being enlarged",
           *           "pausedBy": "amina@example.com",
           *           "since": "2026-11-27T16:00:13.425Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Pause'][];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  queuesPauseLane: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /** @description Names the record. */
        customerId: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "reason": "A script uploads without end"
         *     }
         */
        'application/json': components['schemas']['PauseRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "kind": "customer",
           *           "subject": "0198c1f2-7d3a-7c41-8a5e-0000000000ce",
           *           "customer": {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-0000000000ce",
           *             "name": "Amina Test",
           *             "email": "0198c1f2-7d3a-7c41-8a5e-0000000000cf@example.com"
           *           },
           *           "reason": "A script uploads without end",
           *           "pausedBy": "amina@example.com",
           *           "since": "2026-11-27T16:00:13.919Z"
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Pause'][];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-USER_NOT_FOUND'];
      409: components['responses']['409-CONFLICT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  queuesResumeLane: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000ce
         */
        customerId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": []
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Pause'][];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-USER_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  workersList: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d0",
           *           "state": "alive",
           *           "seenAt": "2026-11-27T16:00:12.296Z",
           *           "startedAt": "2026-11-27T15:59:46.555Z",
           *           "version": "0.1.0",
           *           "kernelVersion": "18",
           *           "host": "vm",
           *           "pid": 17956,
           *           "memoryBytes": 416854016,
           *           "busy": 0,
           *           "capacity": 21,
           *           "jobs": [],
           *           "drainWantedBy": null,
           *           "drainWantedAt": null
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Worker'][];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  workersDrain: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record, of any customer.
         * @example 0198c1f2-7d3a-7c41-8a5e-0000000000d0
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "draining": false
         *     }
         */
        'application/json': components['schemas']['WorkerRequest'];
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-0000000000d0",
           *         "state": "alive",
           *         "seenAt": "2026-11-27T16:00:12.296Z",
           *         "startedAt": "2026-11-27T15:59:46.555Z",
           *         "version": "0.1.0",
           *         "kernelVersion": "18",
           *         "host": "vm",
           *         "pid": 17956,
           *         "memoryBytes": 416854016,
           *         "busy": 0,
           *         "capacity": 21,
           *         "jobs": [],
           *         "drainWantedBy": null,
           *         "drainWantedAt": null
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Worker'];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  workersPending: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "kinds": [
           *           {
           *             "job": "accounts.mail",
           *             "pending": 0,
           *             "stuck": 0,
           *             "oldestSeconds": 0
           *           },
           *           {
           *             "job": "accounts.export",
           *             "pending": 0,
           *             "stuck": 0,
           *             "oldestSeconds": 0
           *           },
           *           {
           *             "job": "analysis.measure",
           *             "pending": 0,
           *             "stuck": 0,
           *             "oldestSeconds": 0
           *           }
           *         ],
           *         "requeueLagSeconds": 26
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Pending'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  workersListSchedules: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "job": "orders.cancelUnpaid",
           *           "everySeconds": 3600,
           *           "nextAt": "2026-11-27T16:59:46.871Z",
           *           "lastAt": "2026-11-27T15:59:47.408Z",
           *           "lastOutcome": "done",
           *           "lastMs": 73
           *         },
           *         {
           *           "job": "quotes.expire",
           *           "everySeconds": 3600,
           *           "nextAt": "2026-11-27T16:59:46.960Z",
           *           "lastAt": "2026-11-27T15:59:47.620Z",
           *           "lastOutcome": "done",
           *           "lastMs": 280
           *         },
           *         {
           *           "job": "projects.remind",
           *           "everySeconds": 3600,
           *           "nextAt": "2026-11-27T16:59:46.962Z",
           *           "lastAt": "2026-11-27T15:59:47.543Z",
           *           "lastOutcome": "done",
           *           "lastMs": 203
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Schedule'][];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-INSUFFICIENT_PERMISSIONS'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  workersRun: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Names the record.
         * @example quotes.expire
         */
        job: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": [
           *         {
           *           "job": "orders.cancelUnpaid",
           *           "everySeconds": 3600,
           *           "nextAt": "2026-11-27T16:59:46.871Z",
           *           "lastAt": "2026-11-27T15:59:47.408Z",
           *           "lastOutcome": "done",
           *           "lastMs": 73
           *         },
           *         {
           *           "job": "quotes.expire",
           *           "everySeconds": 3600,
           *           "nextAt": "2026-11-27T16:59:46.960Z",
           *           "lastAt": "2026-11-27T15:59:47.620Z",
           *           "lastOutcome": "done",
           *           "lastMs": 280
           *         },
           *         {
           *           "job": "projects.remind",
           *           "everySeconds": 3600,
           *           "nextAt": "2026-11-27T16:59:46.962Z",
           *           "lastAt": "2026-11-27T15:59:47.543Z",
           *           "lastOutcome": "done",
           *           "lastMs": 203
           *         }
           *       ]
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Schedule'][];
          };
        };
      };
      /**
       * @description `VALIDATION_ERROR`: Some fields are not valid.
       *
       *     `INVALID_INPUT`: The request cannot be carried out as sent.
       */
      400: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            success: false;
            error: {
              /** @enum {string} */
              code: 'VALIDATION_ERROR' | 'INVALID_INPUT';
              /** @description For people; may be reworded. */
              message: string;
              details: components['schemas']['ErrorDetails'];
            };
          };
        };
      };
      401: components['responses']['401-UNAUTHORIZED-SESSION_EXPIRED'];
      403: components['responses']['403-FORBIDDEN-INSUFFICIENT_PERMISSIONS'];
      404: components['responses']['404-RESOURCE_NOT_FOUND'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
  statusRead: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['RequestId'];
          'API-Version': components['headers']['ApiVersion'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "state": "well",
           *         "services": [
           *           {
           *             "name": "prices",
           *             "state": "well"
           *           },
           *           {
           *             "name": "files",
           *             "state": "well"
           *           },
           *           {
           *             "name": "cards",
           *             "state": "well"
           *           }
           *         ],
           *         "checkedAt": "2026-11-27T16:00:03.641Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['Status'];
          };
        };
      };
      400: components['responses']['400-INVALID_INPUT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      503: components['responses']['503-DATABASE_ERROR'];
    };
  };
}
