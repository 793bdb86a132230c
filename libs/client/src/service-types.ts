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
    /** Returns the session and its user, or `null` without a valid session */
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
    /** Ends the session and clears its cookie */
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
     * Mails a link that lets its reader choose a new password: at most one a minute and ten mails a day to one address
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
    /** Sets the new password by the mailed token, and ends every session and every other link of the account */
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
  '/api/shipping/destinations': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Type-ahead search of served cities; case, accents and small typing errors do not matter */
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
    /** Shows the upload limits */
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
    /** Lists the caller's uploads with what was measured, newest first */
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
    /** Measures a file, says whether it can be printed, and prices it */
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
    /** Prices one line */
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
  '/api/quotes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Lists the caller's quotes, newest first */
    get: operations['savedQuotesList'];
    put?: never;
    /** Saves the basket as a numbered quote, re-priced from the files */
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
    /** Shows a quote with its lines */
    get: operations['savedQuotesGet'];
    put?: never;
    post?: never;
    /** Deletes a quote and its lines, unless it has a live order */
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
    /** Downloads the quote as a PDF, re-priced from the files */
    get: operations['savedQuotesPdf'];
    put?: never;
    post?: never;
    delete?: never;
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
    /** Lists the caller's addresses: the default first, then the newest */
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
    /** Changes what is sent of an address, and nothing else */
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
    /** Lists the caller's orders, newest first */
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
    /** Shows an order with its lines */
    get: operations['ordersGet'];
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
    /** Downloads the invoice of a paid order as a PDF, which never changes */
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
    /** Lists the caller's projects, newest first */
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
  '/api/cards': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Makes a business card from words and choices, as a file that can be priced, quoted and ordered like an upload */
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
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    /**
     * Changes name, phone or picture
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
     * Sends a message to the team by e-mail
     * @description The answer follows once the message is queued durably.
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
    /** Liveness: the process answers requests */
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
    /** Readiness: database, queue, storage and a worker respond, so that every request can be served */
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
  '/ops/orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Lists the orders of all customers, oldest first: those of one status, or without `status` those that an operator may still move */
    get: operations['operatorOrdersList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/ops/orders/{id}': {
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
    /** Moves an order on, as its status allows */
    patch: operations['operatorOrdersMove'];
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description The request is accepted. */
    Accepted: {
      /**
       * @description Always `true`.
       * @constant
       */
      status: true;
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
       * @description To which side the text is set.
       * @default left
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
    Checkout: {
      /** @description The hosted page. */
      url: string;
    };
    CheckoutRequest: {
      /** @description The `id` of an unpaid order. */
      orderId: string;
      /**
       * @description Language of the hosted page.
       * @default fr
       * @enum {string}
       */
      locale?: 'fr' | 'en';
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
    /** @description One fault of one field. */
    FieldError: {
      /**
       * @description A dotted path.
       * @example items.0.materialId
       */
      field: string;
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
      /** @description Downloads the file. */
      url: string;
      /**
       * Format: date-time
       * @description When the link ends: 15 minutes after it was signed.
       */
      expiresAt: string;
    };
    FileLinkRequest: {
      /** @description The `key` of an uploaded file of the caller. */
      fileKey: string;
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
    /** @description The process answers. */
    Live: {
      /**
       * @description Always `ok`.
       * @constant
       */
      status: 'ok';
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
    /** @description Facts about a file's geometry: what was measured, never whether it is good. */
    MeshAnalysis: {
      /** @description SHA-256 of the file, lower-case hex. */
      fileHash: string;
      /** @description Version of the program that measured the file. */
      kernelVersion: string;
      /**
       * @description What the file is.
       * @enum {string}
       */
      format: 'stl' | 'obj' | '3mf';
      /** @description Unit the file's numbers were read in, e.g. `millimeter`. */
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
        | 'quoteExpired'
        | 'quoteLocked'
        | 'quoteAlreadyOrdered'
        | 'quantityTooLarge'
        | 'orderAlreadyPaid'
        | 'orderNotPayable'
        | 'tooManyUnpaidOrders'
        | 'tooManyRecords'
        | 'storageQuotaExceeded'
        | 'idempotencyKeyReused';
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
      /** @description The material that the customer would like. */
      materialPref?: string;
      /**
       * @description The finish that the customer would like.
       * @enum {string}
       */
      finishPref?: 'standard' | 'smooth' | 'polished';
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
      /** @description The saved quote that is ordered. */
      quoteId: string | null;
      /** @description Delivery address. */
      address: components['schemas']['DeliveryAddress'];
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
    };
    Order: {
      /** @description The saved quote that is ordered. */
      quoteId: string | null;
      /** @description Delivery address. */
      address: components['schemas']['DeliveryAddress'];
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
    OrderLine: {
      /** @description Names the record. */
      id: string;
      /** @description The `key` of an uploaded file of the caller. */
      fileKey: string;
      /** @description The file’s name: a label only. */
      fileName: string;
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
      /** @description Printed within a working day, for a surcharge. */
      isRush: boolean;
      /** @description The price of the line. */
      quote: components['schemas']['Quote'];
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
    OrderStatusRequest: {
      /**
       * @description The state that the order is to have.
       * @enum {string}
       */
      status: 'unpaid' | 'paid' | 'inProduction' | 'shipped' | 'delivered' | 'cancelled' | 'refunded';
    };
    OrderWithLines: {
      /** @description The lines. A list without `limit` and `after` leaves them out of the orders after the first 1,000 lines: read these orders one by one, or by pages. */
      items: components['schemas']['OrderLine'][];
      /** @description The saved quote that is ordered. */
      quoteId: string | null;
      /** @description Delivery address. */
      address: components['schemas']['DeliveryAddress'];
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
      /** @description The lines. */
      items: components['schemas']['OrderLineRequest'][];
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
    ProfileRequest: {
      /** @description The name. */
      name?: string;
      /** @description `null` or '' clears it. */
      phone?: string | null;
      /** @description `null` or '' clears it. */
      image?: ((string | unknown | unknown | null) | null) | unknown | unknown | null;
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
      /** @description The material that the customer would like. */
      materialPref: string | null;
      /**
       * @description The finish that the customer would like.
       * @enum {string|null}
       */
      finishPref: 'standard' | 'smooth' | 'polished' | null;
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
    ProjectPage: {
      /** @description The caller’s projects, newest first. */
      requests: components['schemas']['Project'][];
      /** @description Where more projects follow: send it as `after`. */
      nextCursor?: string;
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
    QuoteStatusRequest: {
      /**
       * @description The state that the quote is to have.
       * @enum {string}
       */
      status: 'draft' | 'pending' | 'confirmed' | 'expired';
    };
    /** @description What answers, by name. */
    Ready: {
      /**
       * @description Always `ok`: what is not ready is answered with an error.
       * @constant
       */
      status: 'ok';
      /** @description Each dependency that was checked: `up` or `down`. */
      checks: {
        [key: string]: string;
      };
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
      | 'quoteExpired'
      | 'quoteLocked'
      | 'quoteAlreadyOrdered'
      | 'quantityTooLarge'
      | 'orderAlreadyPaid'
      | 'orderNotPayable'
      | 'tooManyUnpaidOrders'
      | 'tooManyRecords'
      | 'storageQuotaExceeded'
      | 'idempotencyKeyReused';
    RequestResetRequest: {
      /**
       * Format: email
       * @description E-mail address; compared and kept trimmed and in lower case.
       */
      email: string;
      /** @description The storefront's page that takes the new password. */
      redirectTo?: string;
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
    SaveQuoteRequest: {
      /** @description The lines. */
      items: components['schemas']['SavedLineRequest'][];
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
    };
    SavedQuoteWithLines: {
      /** @description The lines. */
      items: components['schemas']['SavedQuoteLine'][];
      /**
       * @description Current state.
       * @enum {string}
       */
      status: 'pending' | 'draft' | 'confirmed' | 'expired';
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
    /** @description A session as clients see one: without its token. */
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
           *           "id": "0198c1f2-7d3a-7c41-8a5e-000000000001",
           *           "name": "Amina Test",
           *           "email": "amina@example.com",
           *           "emailVerified": false,
           *           "phone": "0612345678",
           *           "image": null,
           *           "createdAt": "2026-11-22T02:18:52.805Z",
           *           "updatedAt": "2026-11-22T02:18:52.805Z"
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
           *         "token": "0198c1f2-7d3a-7c41-8a5e-000000000004",
           *         "user": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-000000000001",
           *           "name": "Amina Test",
           *           "email": "amina@example.com",
           *           "emailVerified": true,
           *           "phone": "0612345678",
           *           "image": null,
           *           "createdAt": "2026-11-22T02:18:52.805Z",
           *           "updatedAt": "2026-11-22T02:18:53.606Z"
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
           *           "id": "0198c1f2-7d3a-7c41-8a5e-000000000004",
           *           "userId": "0198c1f2-7d3a-7c41-8a5e-000000000001",
           *           "expiresAt": "2026-11-29T02:18:54.178Z",
           *           "createdAt": "2026-11-22T02:18:54.178Z",
           *           "updatedAt": "2026-11-22T02:18:54.178Z",
           *           "ipAddress": "127.0.0.1",
           *           "userAgent": "node"
           *         },
           *         "user": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-000000000001",
           *           "name": "Amina Test",
           *           "email": "amina@example.com",
           *           "emailVerified": true,
           *           "phone": "0612345678",
           *           "image": null,
           *           "createdAt": "2026-11-22T02:18:52.805Z",
           *           "updatedAt": "2026-11-22T02:18:53.606Z"
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
           *           "id": "0198c1f2-7d3a-7c41-8a5e-000000000001",
           *           "name": "Amina Test",
           *           "email": "amina@example.com",
           *           "emailVerified": true,
           *           "phone": "0612345678",
           *           "image": null,
           *           "createdAt": "2026-11-22T02:18:52.805Z",
           *           "updatedAt": "2026-11-22T02:18:53.271Z"
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
           *           "id": "0198c1f2-7d3a-7c41-8a5e-000000000002",
           *           "name": "Amina",
           *           "email": "0198c1f2-7d3a-7c41-8a5e-000000000003@example.com",
           *           "emailVerified": true,
           *           "phone": null,
           *           "image": null,
           *           "createdAt": "2026-11-22T02:18:53.310Z",
           *           "updatedAt": "2026-11-22T02:18:53.451Z"
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
           *             "id": "0198c1f2-7d3a-7c41-8a5e-000000000006",
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
           *         "key": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
           *         "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl?expires=1795314834&signature=the-signature",
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
           *           "key": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
           *           "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl?expires=1795314834&signature=the-signature",
           *           "metadata": {
           *             "filename": "bracket.stl",
           *             "size": 12284
           *           },
           *           "createdAt": "2026-11-22T02:18:54.374Z",
           *           "expiresAt": "2026-12-22T02:18:54.374Z",
           *           "status": "pending",
           *           "analysis": null,
           *           "validation": null,
           *           "fault": null
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
         *       "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl"
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
           *         "key": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
           *         "url": "http://localhost:3000/api/files/uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl?expires=1795314834&signature=the-signature",
           *         "expiresAt": "2026-11-22T02:33:54.500Z"
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
  filesDownload: {
    parameters: {
      query: {
        /**
         * @description When the link expires; part of its `url`.
         * @example 1795314834
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
         * @example uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl
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
         *       "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
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
           *               "p10": 0.1601,
           *               "p90": 0.1916
           *             },
           *             "plasticMm3": {
           *               "p10": 3084.8,
           *               "p90": 3409.3
           *             }
           *           },
           *           "printSeconds": 630,
           *           "boundingBoxMm": {
           *             "x": 78,
           *             "y": 18,
           *             "z": 4
           *           },
           *           "kernelVersion": "10",
           *           "surfaceAreaMm2": 3720,
           *           "overhangAreaMm2": 0,
           *           "supportVolumeMm3": 0,
           *           "longestLayerSeconds": 79
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
           *           "total": 17.87,
           *           "totalHT": 14.89,
           *           "tvaAmount": 2.98,
           *           "tvaRate": 0.2,
           *           "discount": 0,
           *           "estimatedPrintTime": 0.18,
           *           "estimatedWeight": 4.12,
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
         *       "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
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
           *               "p10": 0.1601,
           *               "p90": 0.1916
           *             },
           *             "plasticMm3": {
           *               "p10": 3084.8,
           *               "p90": 3409.3
           *             }
           *           },
           *           "printSeconds": 630,
           *           "boundingBoxMm": {
           *             "x": 78,
           *             "y": 18,
           *             "z": 4
           *           },
           *           "kernelVersion": "10",
           *           "surfaceAreaMm2": 3720,
           *           "overhangAreaMm2": 0,
           *           "supportVolumeMm3": 0,
           *           "longestLayerSeconds": 79
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
           *           "total": 106.87,
           *           "totalHT": 89.06,
           *           "tvaAmount": 17.81,
           *           "tvaRate": 0.2,
           *           "discount": 2.43,
           *           "estimatedPrintTime": 1.75,
           *           "estimatedWeight": 40.21,
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
         *           "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
         *           "filename": "bracket.stl",
         *           "materialId": "pla-noir",
         *           "finish": "standard",
         *           "quantity": 10
         *         },
         *         {
         *           "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
         *           "filename": "bracket.stl",
         *           "materialId": "tpu-noir",
         *           "finish": "smooth",
         *           "quantity": 2
         *         }
         *       ],
         *       "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000006"
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
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
           *             "quote": {
           *               "total": 76.87,
           *               "totalHT": 64.06,
           *               "tvaAmount": 12.81,
           *               "tvaRate": 0.2,
           *               "discount": 2.43,
           *               "estimatedPrintTime": 1.75,
           *               "estimatedWeight": 40.21,
           *               "estimatedDeliveryDays": 4
           *             }
           *           },
           *           {
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
           *             "quote": {
           *               "total": 52.12,
           *               "totalHT": 43.43,
           *               "tvaAmount": 8.69,
           *               "tvaRate": 0.2,
           *               "discount": 0,
           *               "estimatedPrintTime": 0.54,
           *               "estimatedWeight": 7.85,
           *               "estimatedDeliveryDays": 4
           *             }
           *           }
           *         ],
           *         "totals": {
           *           "subtotal": 128.99,
           *           "setup": 20,
           *           "minimumAdjustment": 0,
           *           "shipping": 0,
           *           "total": 148.99,
           *           "machineHours": 2.29,
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
  savedQuotesList: {
    parameters: {
      query?: {
        /**
         * @description Only the quotes in this state.
         * @example pending
         */
        status?: 'draft' | 'pending' | 'confirmed' | 'expired';
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
           *           "id": "0198c1f2-7d3a-7c41-8a5e-000000000007",
           *           "reference": "DV-2026-0001",
           *           "expiresAt": "2026-11-29T02:18:54.889Z",
           *           "itemCount": 1,
           *           "totalPrice": 100,
           *           "estimatedDeliveryDays": 5,
           *           "status": "pending",
           *           "totals": {
           *             "setup": 20,
           *             "total": 100,
           *             "shipping": 0,
           *             "subtotal": 76.87,
           *             "plateCredit": 0,
           *             "machineHours": 1.75,
           *             "minimumAdjustment": 3.13
           *           },
           *           "createdAt": "2026-11-22T02:18:54.889Z",
           *           "updatedAt": "2026-11-22T02:18:54.891Z"
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
         *           "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
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
           *         "id": "0198c1f2-7d3a-7c41-8a5e-000000000007",
           *         "reference": "DV-2026-0001",
           *         "expiresAt": "2026-11-29T02:18:54.889Z",
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
         * @example 0198c1f2-7d3a-7c41-8a5e-000000000007
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
           *         "id": "0198c1f2-7d3a-7c41-8a5e-000000000007",
           *         "reference": "DV-2026-0001",
           *         "expiresAt": "2026-11-29T02:18:54.889Z",
           *         "itemCount": 1,
           *         "totalPrice": 100,
           *         "estimatedDeliveryDays": 5,
           *         "status": "pending",
           *         "totals": {
           *           "setup": 20,
           *           "total": 100,
           *           "shipping": 0,
           *           "subtotal": 76.87,
           *           "plateCredit": 0,
           *           "machineHours": 1.75,
           *           "minimumAdjustment": 3.13
           *         },
           *         "createdAt": "2026-11-22T02:18:54.889Z",
           *         "updatedAt": "2026-11-22T02:18:54.891Z",
           *         "items": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-000000000008",
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
           *             "fileName": "bracket.stl",
           *             "fileSize": 12284,
           *             "materialId": "pla-noir",
           *             "technology": "fdm",
           *             "finish": "standard",
           *             "quantity": 10,
           *             "quote": {
           *               "total": 76.87,
           *               "totalHT": 64.06,
           *               "tvaRate": 0.2,
           *               "discount": 2.43,
           *               "tvaAmount": 12.81,
           *               "estimatedWeight": 40.21,
           *               "estimatedPrintTime": 1.75,
           *               "estimatedDeliveryDays": 5
           *             }
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
         * @example 0198c1f2-7d3a-7c41-8a5e-000000000007
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
           *         "id": "0198c1f2-7d3a-7c41-8a5e-000000000007"
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
         * @example 0198c1f2-7d3a-7c41-8a5e-000000000007
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
           *         "id": "0198c1f2-7d3a-7c41-8a5e-000000000007",
           *         "reference": "DV-2026-0001",
           *         "expiresAt": "2026-11-29T02:18:54.889Z",
           *         "itemCount": 1,
           *         "totalPrice": 100,
           *         "estimatedDeliveryDays": 5,
           *         "status": "confirmed",
           *         "totals": {
           *           "setup": 20,
           *           "total": 100,
           *           "shipping": 0,
           *           "subtotal": 76.87,
           *           "plateCredit": 0,
           *           "machineHours": 1.75,
           *           "minimumAdjustment": 3.13
           *         },
           *         "createdAt": "2026-11-22T02:18:54.889Z",
           *         "updatedAt": "2026-11-22T02:18:55.597Z"
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
         * @example 0198c1f2-7d3a-7c41-8a5e-000000000007
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
           *           "id": "0198c1f2-7d3a-7c41-8a5e-000000000009",
           *           "label": "Atelier",
           *           "fullName": "Amina Benali",
           *           "phone": "0612345678",
           *           "street": "12, rue des Forges",
           *           "city": "Casablanca",
           *           "shippingDestinationId": "0198c1f2-7d3a-7c41-8a5e-000000000006",
           *           "postalCode": "20250",
           *           "isDefault": true,
           *           "createdAt": "2026-11-22T02:18:55.621Z",
           *           "updatedAt": "2026-11-22T02:18:55.621Z"
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
         *       "shippingDestinationId": "0198c1f2-7d3a-7c41-8a5e-000000000006",
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
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "success": true,
           *       "data": {
           *         "id": "0198c1f2-7d3a-7c41-8a5e-000000000009",
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
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `cityNotServed`, `tooManyRecords`.
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
                reason?: 'cityNotServed' | 'tooManyRecords';
              };
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
         * @example 0198c1f2-7d3a-7c41-8a5e-000000000009
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
         * @example 0198c1f2-7d3a-7c41-8a5e-000000000009
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
           *         "id": "0198c1f2-7d3a-7c41-8a5e-000000000009",
           *         "label": "Atelier",
           *         "fullName": "Amina Benali",
           *         "phone": "0612345678",
           *         "street": "14, rue des Forges",
           *         "city": "Casablanca",
           *         "shippingDestinationId": "0198c1f2-7d3a-7c41-8a5e-000000000006",
           *         "postalCode": "20250",
           *         "isDefault": true,
           *         "createdAt": "2026-11-22T02:18:55.621Z",
           *         "updatedAt": "2026-11-22T02:18:55.661Z"
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
           *           "id": "0198c1f2-7d3a-7c41-8a5e-00000000000a",
           *           "orderNumber": "CMD-2026-0001",
           *           "status": "paid",
           *           "subtotalAmount": 100,
           *           "shippingCost": 0,
           *           "totalAmount": 100,
           *           "itemCount": 1,
           *           "estimatedDeliveryDays": 4,
           *           "quoteId": "0198c1f2-7d3a-7c41-8a5e-000000000007",
           *           "address": {
           *             "city": "Casablanca",
           *             "phone": "0612345678",
           *             "street": "14, rue des Forges",
           *             "fullName": "Amina Benali",
           *             "postalCode": "20250",
           *             "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000006"
           *           },
           *           "invoiceNumber": "FA-2026-0001",
           *           "createdAt": "2026-11-22T02:18:55.695Z",
           *           "paidAt": "2026-11-22T02:18:55.824Z",
           *           "items": [
           *             {
           *               "id": "0198c1f2-7d3a-7c41-8a5e-00000000000c",
           *               "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
           *               "fileName": "bracket.stl",
           *               "materialId": "pla-noir",
           *               "technology": "fdm",
           *               "finish": "standard",
           *               "quantity": 10,
           *               "isRush": false,
           *               "quote": {
           *                 "total": 76.87,
           *                 "totalHT": 64.06,
           *                 "tvaRate": 0.2,
           *                 "discount": 2.43,
           *                 "tvaAmount": 12.81,
           *                 "estimatedWeight": 40.21,
           *                 "estimatedPrintTime": 1.75,
           *                 "estimatedDeliveryDays": 4
           *               }
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
         *       "addressId": "0198c1f2-7d3a-7c41-8a5e-000000000009",
         *       "quoteId": "0198c1f2-7d3a-7c41-8a5e-000000000007",
         *       "acceptTerms": true,
         *       "items": [
         *         {
         *           "quoteItemId": "0198c1f2-7d3a-7c41-8a5e-000000000008",
         *           "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
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
           *         "id": "0198c1f2-7d3a-7c41-8a5e-00000000000a",
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
       *     `INVALID_INPUT`: The request cannot be carried out as sent. Reasons: `meshUnreadable`, `meshNotClosed`, `exceedsBuildVolume`, `belowMinimumSize`, `rushUnavailable`, `quantityTooLarge`, `quoteMismatch`, `quoteExpired`, `quoteAlreadyOrdered`, `tooManyUnpaidOrders`, `idempotencyKeyReused`.
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
         * @example 0198c1f2-7d3a-7c41-8a5e-00000000000a
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
           *         "id": "0198c1f2-7d3a-7c41-8a5e-00000000000a",
           *         "orderNumber": "CMD-2026-0001",
           *         "status": "paid",
           *         "subtotalAmount": 100,
           *         "shippingCost": 0,
           *         "totalAmount": 100,
           *         "itemCount": 1,
           *         "estimatedDeliveryDays": 4,
           *         "quoteId": "0198c1f2-7d3a-7c41-8a5e-000000000007",
           *         "address": {
           *           "city": "Casablanca",
           *           "phone": "0612345678",
           *           "street": "14, rue des Forges",
           *           "fullName": "Amina Benali",
           *           "postalCode": "20250",
           *           "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000006"
           *         },
           *         "invoiceNumber": "FA-2026-0001",
           *         "createdAt": "2026-11-22T02:18:55.695Z",
           *         "paidAt": "2026-11-22T02:18:55.824Z",
           *         "items": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-00000000000c",
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
           *             "fileName": "bracket.stl",
           *             "materialId": "pla-noir",
           *             "technology": "fdm",
           *             "finish": "standard",
           *             "quantity": 10,
           *             "isRush": false,
           *             "quote": {
           *               "total": 76.87,
           *               "totalHT": 64.06,
           *               "tvaRate": 0.2,
           *               "discount": 2.43,
           *               "tvaAmount": 12.81,
           *               "estimatedWeight": 40.21,
           *               "estimatedPrintTime": 1.75,
           *               "estimatedDeliveryDays": 4
           *             }
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
  ordersInvoice: {
    parameters: {
      query?: never;
      header?: {
        /** @description Id of this request; one is generated if it is absent or does not match. */
        'X-Request-Id'?: components['parameters']['RequestId'];
      };
      path: {
        /**
         * @description Id of the record; one that does not exist and one of another customer are refused alike, except quotes.
         * @example 0198c1f2-7d3a-7c41-8a5e-00000000000a
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
         *       "orderId": "0198c1f2-7d3a-7c41-8a5e-00000000000a",
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
           *         "url": "http://localhost:3000/pay/sandbox/0198c1f2-7d3a-7c41-8a5e-00000000000b?token=the-signature"
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
         *       "id": "0198c1f2-7d3a-7c41-8a5e-00000000000b-pay",
         *       "type": "payment.succeeded",
         *       "attemptId": "0198c1f2-7d3a-7c41-8a5e-00000000000b",
         *       "amountCentimes": 10000,
         *       "currency": "MAD",
         *       "reference": "SB-00000000000B"
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
           *             "id": "0198c1f2-7d3a-7c41-8a5e-00000000000d",
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
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
           *             "materialPref": "ASA, black",
           *             "finishPref": "standard",
           *             "createdAt": "2026-11-22T02:18:56.209Z",
           *             "updatedAt": "2026-11-22T02:18:56.210Z"
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
         *       "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
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
           *         "id": "0198c1f2-7d3a-7c41-8a5e-00000000000d",
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
           *         "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-00000000000e.3mf",
           *         "quote": {
           *           "total": 718.56,
           *           "totalHT": 598.8,
           *           "tvaAmount": 119.76,
           *           "tvaRate": 0.2,
           *           "discount": 69.94,
           *           "estimatedPrintTime": 14.26,
           *           "estimatedWeight": 368.7,
           *           "estimatedDeliveryDays": 5
           *         },
           *         "previewUrl": "http://localhost:3000/api/cards/preview/uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-00000000000e.3mf?expires=1795314837&signature=the-signature",
           *         "warnings": [
           *           {
           *             "code": "textSmaller",
           *             "field": "name",
           *             "limit": 6.1,
           *             "value": 4.63,
           *             "message": "Set in capitals of 4.63 mm instead of 6.1 mm, so that it fits.",
           *             "messageFr": "Composé en capitales de 4,63 mm au lieu de 6,1 mm, pour tenir."
           *           },
           *           {
           *             "code": "textSmaller",
           *             "field": "title",
           *             "limit": 2.9,
           *             "value": 2.63,
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
         * @example 1795314837
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
         * @example uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-00000000000e.3mf
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
         *       "image": null
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
           *         "id": "0198c1f2-7d3a-7c41-8a5e-000000000001",
           *         "name": "Amina Benali",
           *         "email": "amina@example.com",
           *         "emailVerified": true,
           *         "phone": "+212712345678",
           *         "image": null,
           *         "createdAt": "2026-11-22T02:18:52.805Z",
           *         "updatedAt": "2026-11-22T02:18:54.216Z"
           *       }
           *     }
           */
          'application/json': {
            /** @constant */
            success: true;
            data: components['schemas']['User'];
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
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
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
           *           "worker": "up"
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
      400: components['responses']['400-INVALID_INPUT'];
      429: components['responses']['429-RATE_LIMITED'];
      500: components['responses']['500-INTERNAL_ERROR'];
      502: components['responses']['502-EXTERNAL_SERVICE_ERROR'];
      503: components['responses']['503-DATABASE_ERROR-STORAGE_ERROR-EXTERNAL_SERVICE_ERROR'];
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
           *           "id": "0198c1f2-7d3a-7c41-8a5e-00000000000a",
           *           "orderNumber": "CMD-2026-0001",
           *           "status": "paid",
           *           "subtotalAmount": 100,
           *           "shippingCost": 0,
           *           "totalAmount": 100,
           *           "itemCount": 1,
           *           "estimatedDeliveryDays": 4,
           *           "quoteId": "0198c1f2-7d3a-7c41-8a5e-000000000007",
           *           "address": {
           *             "city": "Casablanca",
           *             "phone": "0612345678",
           *             "street": "14, rue des Forges",
           *             "fullName": "Amina Benali",
           *             "postalCode": "20250",
           *             "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000006"
           *           },
           *           "invoiceNumber": "FA-2026-0001",
           *           "createdAt": "2026-11-22T02:18:55.695Z",
           *           "paidAt": "2026-11-22T02:18:55.824Z",
           *           "items": [
           *             {
           *               "id": "0198c1f2-7d3a-7c41-8a5e-00000000000c",
           *               "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
           *               "fileName": "bracket.stl",
           *               "materialId": "pla-noir",
           *               "technology": "fdm",
           *               "finish": "standard",
           *               "quantity": 10,
           *               "isRush": false,
           *               "quote": {
           *                 "total": 76.87,
           *                 "totalHT": 64.06,
           *                 "tvaRate": 0.2,
           *                 "discount": 2.43,
           *                 "tvaAmount": 12.81,
           *                 "estimatedWeight": 40.21,
           *                 "estimatedPrintTime": 1.75,
           *                 "estimatedDeliveryDays": 4
           *               }
           *             }
           *           ],
           *           "customer": {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-000000000001",
           *             "name": "Amina Benali",
           *             "email": "amina@example.com"
           *           },
           *           "nextStatuses": [
           *             "inProduction",
           *             "refunded"
           *           ]
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
         * @example 0198c1f2-7d3a-7c41-8a5e-00000000000a
         */
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "status": "refunded"
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
           *         "id": "0198c1f2-7d3a-7c41-8a5e-00000000000a",
           *         "orderNumber": "CMD-2026-0001",
           *         "status": "refunded",
           *         "subtotalAmount": 100,
           *         "shippingCost": 0,
           *         "totalAmount": 100,
           *         "itemCount": 1,
           *         "estimatedDeliveryDays": 4,
           *         "quoteId": "0198c1f2-7d3a-7c41-8a5e-000000000007",
           *         "address": {
           *           "city": "Casablanca",
           *           "phone": "0612345678",
           *           "street": "14, rue des Forges",
           *           "fullName": "Amina Benali",
           *           "postalCode": "20250",
           *           "destinationId": "0198c1f2-7d3a-7c41-8a5e-000000000006"
           *         },
           *         "invoiceNumber": "FA-2026-0001",
           *         "createdAt": "2026-11-22T02:18:55.695Z",
           *         "paidAt": "2026-11-22T02:18:55.824Z",
           *         "items": [
           *           {
           *             "id": "0198c1f2-7d3a-7c41-8a5e-00000000000c",
           *             "fileKey": "uploads/0198c1f2-7d3a-7c41-8a5e-000000000001/0198c1f2-7d3a-7c41-8a5e-000000000005.stl",
           *             "fileName": "bracket.stl",
           *             "materialId": "pla-noir",
           *             "technology": "fdm",
           *             "finish": "standard",
           *             "quantity": 10,
           *             "isRush": false,
           *             "quote": {
           *               "total": 76.87,
           *               "totalHT": 64.06,
           *               "tvaRate": 0.2,
           *               "discount": 2.43,
           *               "tvaAmount": 12.81,
           *               "estimatedWeight": 40.21,
           *               "estimatedPrintTime": 1.75,
           *               "estimatedDeliveryDays": 4
           *             }
           *           }
           *         ],
           *         "customer": {
           *           "id": "0198c1f2-7d3a-7c41-8a5e-000000000001",
           *           "name": "Amina Benali",
           *           "email": "amina@example.com"
           *         },
           *         "nextStatuses": []
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
}
