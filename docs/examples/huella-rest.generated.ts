// Written by `npm run gen` from openapi.json. Never edited by hand.
// With openapi-fetch it is a typed client of the REST API: docs/examples/rest-client.ts.

export interface paths {
  '/api/accesos/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the accesses to a patient's health data, as a spreadsheet
     * @description Without a patient: the downloads of backups, and the creations and downloads of archives.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['exportAccesses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/abonos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the unpaid deposits of appointments to come
     * @description Needs the right to read CAJA.
     */
    get: operations['listUnpaidDeposits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/abonos/{cita}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the deposit of an appointment
     * @description Needs the right to read CAJA.
     */
    get: operations['readDeposit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/abonos/comprobante/{cita}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the proof that the visitor sent
     * @description Needs the right to read CAJA.
     */
    get: operations['readDepositProof'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/abonos/eximir/{cita}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let a patient come without the deposit
     * @description Needs the right to write CAJA.
     */
    post: operations['waiveDeposit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/abonos/recibir/{cita}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take the payment of a deposit
     * @description Stores a payment of its amount, which is deducted from the charge of the visit; a transfer without a `medio`.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['receiveDeposit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/abonos/retener/{cita}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Keep the deposit of a cancelled appointment or of a patient who did not come
     * @description It pays a charge of its own, `Abono retenido`.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['keepDeposit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/abonos/saldo/{cita}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take a deposit from what the patient paid too much before
     * @description One payment or several pay it, the oldest first. It is deducted from the charge of the visit, and pays nothing else until then.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['takeDepositFromCredit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/cierres': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close a day of the till
     * @description No line is added to it any more: a late one is booked on the next open day.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['closeCashDay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/cobros': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a patient's charges, the newest first, or an appointment's, the oldest first
     * @description Needs the right to read CAJA.
     */
    get: operations['listCharges'];
    put?: never;
    /**
     * Charge a patient, or a sale without one
     * @description With `cita` and `es_visita`, the treatment of the appointment, which is charged once; finishing the visit charges it otherwise. With `insumo`, a product that leaves the stock, at its `precio_venta` unless a `precio` is sent, which needs a `motivo` if it differs. A `descripcion` that names a treatment of the list makes it that treatment, with its tax.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['addCharge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/cobros/anular/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take a charge back; what was paid of it becomes the patient's credit
     * @description Needs the right to write CAJA_CORRECTIONS.
     */
    post: operations['reverseCharge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/cobros/cambiar/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace a charge of which nothing was paid by one with another price
     * @description The area `CAJA` is enough for what the end of a visit charged, until its day of the till is closed. Any other change takes a charge back, and needs `CAJA_CORRECTIONS`.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['changeCharge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/cuadraturas': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Note the card terminal's settlement of a closed day
     * @description The day stays closed. The rest of `total_terminal` that was not paid into the account is the fee; a total that differs from `tarjetas` needs a `motivo`. Of several, the last one counts.
     *
     *     Needs the right to write CAJA_CORRECTIONS.
     */
    post: operations['settleCards'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/deudores': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the patients with debts, the oldest debt first
     * @description Needs the right to read CAJA.
     */
    get: operations['listDebtors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/dias/{dia}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what was booked on a day of the till
     * @description Needs the right to read CAJA.
     */
    get: operations['readCashDay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/documentos-emitidos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the kinds of documents that the clinic issues elsewhere
     * @description A payment that names a document of another kind is refused.
     *
     *     Needs the right to read CAJA.
     */
    get: operations['listIssuedDocuments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/gastos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Note what the clinic spent
     * @description One in cash is taken out of the till of its day.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['addExpense'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/gastos/anular/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take an expense back with a line of the opposite amount
     * @description Needs the right to write CAJA_CORRECTIONS.
     */
    post: operations['reverseExpense'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/liquidaciones/{mes}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what each professional is paid for a month, settled or so far
     * @description Needs the right to read CAJA_CORRECTIONS.
     */
    get: operations['listPay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/liquidaciones/{mes}/{profesional}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what a professional is paid for a month, line by line
     * @description Needs the right to read CAJA_CORRECTIONS.
     */
    get: operations['readPayStatement'];
    put?: never;
    /**
     * Settle a month that is over
     * @description From then on its statement never changes; what is charged, paid or taken back later counts in the first later month that is not settled.
     *
     *     Needs the right to write CAJA_CORRECTIONS.
     */
    post: operations['settlePay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/liquidaciones/{mes}/{profesional}/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export what a professional is paid for a month as a spreadsheet
     * @description Needs the right to read CAJA_CORRECTIONS.
     */
    get: operations['exportPayStatement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/liquidaciones/{mes}/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export what each professional is paid for a month as a spreadsheet
     * @description Needs the right to read CAJA_CORRECTIONS.
     */
    get: operations['exportPay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/mes/{mes}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the accountant's month
     * @description The lines booked on its days. A line that was added after its day was closed counts on the day on which it is booked, so the month is the sum of its closings.
     *
     *     Needs the right to read CAJA_CORRECTIONS.
     */
    get: operations['readMoneyMonth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/mes/{mes}/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the lines of the accountant's month as a spreadsheet
     * @description Needs the right to read CAJA_CORRECTIONS.
     */
    get: operations['exportMoneyMonth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/movimientos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the charges and payments behind the figures of income
     * @description In pages, the newest first. `totales` are the sums of all of them, whatever `tipo` asks for: with the same filter, those of `ingresos` in `readSummary`. Tips and roundings are no income. The work of professionals who rent a box is their own income: their charges are left out, and a line with `pago` and `cobro` takes out the payments for them. `medio` leaves only payments; `tratamiento`, `sin_tratamiento`, `profesional` and `sin_profesional` only charges.
     *
     *     Needs the right to read CAJA_CORRECTIONS.
     */
    get: operations['listMoneyLines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/packs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the packs that a patient bought or may use, the newest first
     * @description Needs the right to read CAJA.
     */
    get: operations['listPacks'];
    put?: never;
    /**
     * Sell a pack to a patient
     * @description Its price is charged, and paid at once with `pago`. Sessions, price, treatments and last day are frozen.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['sellPack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/packs/cancelar/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a pack before its sessions are used
     * @description The price of its used sessions stays charged. The rest of the payment goes back by `medio_devolucion`, cash in whole coins; without that key, it becomes the patient's credit.
     *
     *     Needs the right to write CAJA_CORRECTIONS.
     */
    post: operations['cancelPack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/packs/familia/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let another patient use a pack
     * @description Only while the clinic has packs for families turned on. At most 10 patients. A patient who uses it is charged nothing; the pack, its payment and a refund stay with the buyer.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['sharePack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/packs/familia/quitar/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take the right to use a pack from another patient
     * @description The sessions that they used stay used.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['unsharePack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/packs/regalos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the gifts that can still be redeemed, the newest first, at most 200
     * @description Needs the right to read CAJA.
     */
    get: operations['listOpenGifts'];
    put?: never;
    /**
     * Sell a pack that another person will use
     * @description Only while the clinic has packs for families and gifts turned on. The buyer is a patient, or has no record: then name the payer in `pago`. The money stays the buyer’s.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['sellGiftPack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/packs/regalos/canjear': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a gift the pack of a patient, once
     * @description It must be paid, and neither cancelled nor expired.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['redeemGiftPack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/packs/regalos/codigo/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a gift another code, because its voucher was lost
     * @description Needs the right to write CAJA.
     */
    post: operations['renewGiftCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/packs/sesiones/devolver/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a session back: its visit is charged what it was charged before
     * @description Needs the right to write CAJA_CORRECTIONS.
     */
    post: operations['giveBackSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/packs/usar/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cover a finished visit with a session of a pack
     * @description The visit is charged nothing: the pack's price is the income. The pack must cover its treatment on its day, and have sessions left.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['usePack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/pagos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a patient's payments, the newest first
     * @description Needs the right to read CAJA.
     */
    get: operations['listPayments'];
    put?: never;
    /**
     * Take a payment of what a patient owes
     * @description Without `cobros` it pays all charges of the patient, the oldest first; without `monto`, all that they owe. Cash is rounded to ten pesos (Ley 20.956): the rounding is a row of its own. With `deja_saldo`, more than is owed becomes credit.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['takePayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/pagos/devolver/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a payment or a tip back, whole or in part
     * @description The charges that it had paid are owed again.
     *
     *     Needs the right to write CAJA_CORRECTIONS.
     */
    post: operations['refundPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/pagos/documento/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Name the document of a payment that was taken before it was issued
     * @description Also of a closed day of the till: no amount changes. A payment names one document.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['addPaymentDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/pagos/documento/corregir/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Name another document of a payment, or none, in place of a wrong one
     * @description Also of a closed day of the till: no amount changes. The documents that it named before stay in `correcciones_documento`.
     *
     *     Needs the right to write CAJA_CORRECTIONS.
     */
    post: operations['correctPaymentDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/productos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the supplies that are for sale
     * @description Those with a `precio_venta`. A charge that names one takes it out of the stock.
     *
     *     Needs the right to read CAJA.
     */
    get: operations['listProducts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/reaperturas': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reopen a closed day of the till
     * @description Needs the right to write CAJA_CORRECTIONS.
     */
    post: operations['reopenCashDay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/recordatorio': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How a patient can be reminded of what they owe, and when they last were
     * @description Needs the right to read CAJA.
     */
    get: operations['getBalanceReminder'];
    put?: never;
    /**
     * Remind a patient of what they owe
     * @description At most once a day: if there was one today, nothing is sent, and `enlace` is null. It goes by e-mail or the Cloud API, or through the link in `enlace`, which opens WhatsApp with the text and counts as sent. 400 on `paciente` if nothing is owed, or there is nothing to write to.
     *
     *     Needs the right to write CAJA.
     */
    post: operations['remindOfBalance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/regimenes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List how a professional is and was paid, the newest first
     * @description Needs the right to read CAJA_CORRECTIONS.
     */
    get: operations['listPayRegimes'];
    put?: never;
    /**
     * Say how a professional is paid from a day on
     * @description Regimes are only added; the day of the work decides which one holds. A rent needs `arriendo`, the others `base` and `porcentaje`.
     *
     *     Needs the right to write CAJA_CORRECTIONS.
     */
    post: operations['addPayRegime'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/caja/saldo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what a patient owes, and what they paid too much
     * @description Needs the right to read CAJA.
     */
    get: operations['readAccount'];
    put?: never;
    /**
     * Pay what a patient owes with what they paid too much
     * @description Needs the right to write CAJA.
     */
    post: operations['useCredit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/calendario/{token}/agenda.ics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the agenda as a calendar (RFC 5545)
     * @description For Google Calendar, Apple Calendar, Outlook and anything else that reads iCalendar: from 30 days ago to 365 days ahead, with blocked hours. An appointment keeps its `UID`, and its `SEQUENCE` rises with each change; a cancelled one stays as `STATUS:CANCELLED` for 30 days, and a deleted one is gone. Times are in the clinic’s zone, whose clock changes are in `VTIMEZONE`. Patients appear as initials unless the feed was created with names; treatments and notes are never included. Create the address in the panel or with `createCalendarFeed` or `createMyCalendarFeed` (GraphQL).
     *
     *     Send the `ETag` of the last response as `If-None-Match`. Also answers HEAD.
     */
    get: operations['readCalendarFeed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the appointments of a day, by hour, or what changed
     * @description Needs the right to read AGENDA.
     */
    get: operations['listAppointmentsOfDay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an appointment
     * @description Needs the right to read AGENDA.
     */
    get: operations['readAppointment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas/actualizar/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change an appointment
     * @description An absent key keeps its value; the last write wins.
     *
     *     Needs the right to write AGENDA.
     */
    put: operations['updateAppointment'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas/asistencia': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the appointments of a period by what became of them
     * @description In pages, by time; `no_vino` alone comes latest first. `conteos` has the number of each state in the period, whatever `estado` asks for. Each appointment counts once: as `no_vino` if the patient did not come, otherwise by its `estado`. `sin_cerrar` are those whose hour is over and whose outcome is missing; they come latest first, and its number is beside `conteos`, because they are counted there as `reservada` or `confirmada` too.
     *
     *     Needs the right to read AGENDA.
     */
    get: operations['listAttendance'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas/crear_cita_admin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Book an appointment for a patient
     * @description Needs the right to write AGENDA.
     */
    post: operations['createAppointment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas/debug': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all appointments, or those of a range of days
     * @description Needs the right to read AGENDA.
     */
    get: operations['listAppointments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas/disponibles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the free hours of a day
     * @description Staff also see hours that have passed. Without a token, send the `ETag` of the last response as `If-None-Match`.
     */
    get: operations['listFreeHours'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas/eliminados': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the ids of deleted appointments
     * @description In pages, in the order of deletion, for programs that keep a copy.
     *
     *     Needs the right to read AGENDA.
     */
    get: operations['listDeletedAppointments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas/eliminar/{id}': {
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
     * Delete an appointment
     * @description Needs the right to write AGENDA.
     */
    delete: operations['deleteAppointment'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The appointments, as a spreadsheet
     * @description Includes notes if the caller may read health data.
     *
     *     Needs the right to read AGENDA.
     */
    get: operations['exportAppointments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas/horarios-disponibles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the hours an appointment can be moved to
     * @description Its own hours count as free, blocked hours as taken.
     *
     *     Needs the right to read AGENDA.
     */
    get: operations['listHoursForEditing'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas/importaciones': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a file for import
     * @description The body is the file itself, CSV or XLSX, at most 20,000,000 bytes and 100,000 rows. Nothing is imported yet: a user checks and applies it in the panel, within a day.
     *
     *     Needs the right to write AGENDA.
     */
    post: operations['uploadAppointmentImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas/importaciones/{id}/rechazadas': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the rejected rows of an import, with what to correct
     * @description Needs the right to read AGENDA.
     */
    get: operations['getRejectedAppointmentRows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas/importaciones/plantilla': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a template for import
     * @description Needs the right to read AGENDA.
     */
    get: operations['getAppointmentImportTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/citas/reservar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Book an hour as a visitor
     * @description The response never reveals whether the clinic knew the visitor. During a flood of bookings, `prueba` is the solution to `bookingChallenge` (GraphQL).
     */
    post: operations['bookAppointment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/clinica/abonos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the account for deposits
     * @description Needs the right to read SETTINGS.
     */
    get: operations['readDepositSettings'];
    /**
     * Change the account for deposits
     * @description Deposits are asked for once bank, kind, number, holder and RUT are set.
     *
     *     Needs the right to write SETTINGS.
     */
    put: operations['updateDepositSettings'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/clinica/examen-pie': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read which parts the exam of the feet has
     * @description Needs the right to read SETTINGS.
     */
    get: operations['readFootExamSettings'];
    /**
     * Change which parts the exam of the feet has
     * @description Answers stored in a part that is left out stay in the records.
     *
     *     Needs the right to write SETTINGS.
     */
    put: operations['updateFootExamSettings'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/clinica/imagenes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the clinic's logo and photo
     * @description Needs the right to read SETTINGS.
     */
    get: operations['listClinicImages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/clinica/imagenes/{cual}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Replace the logo or the photo
     * @description The body is the file itself, at most 5,000,000 bytes.
     *
     *     Needs the right to write SETTINGS.
     */
    put: operations['replaceClinicImage'];
    post?: never;
    /**
     * Remove the logo or the photo
     * @description Needs the right to write SETTINGS.
     */
    delete: operations['removeClinicImage'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/consentimientos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a patient's answers to consent texts, newest first
     * @description The access is logged.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['listSignedConsents'];
    put?: never;
    /**
     * Store a signed answer
     * @description A simple electronic signature (Ley 19.799, article 3), drawn in `trazos` or typed in `nombre_escrito`. `sha256` is that of the text that was shown.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    post: operations['signConsent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/consentimientos/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read an answer to a consent text
     * @description The access is logged.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['readSignedConsent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/consentimientos/enlaces': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a link to sign on one’s own phone
     * @description The page of the link works once, for 60 minutes.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    post: operations['createConsentLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/consentimientos/pdf/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download an answer to a consent text as a PDF
     * @description The text with its digest, the answer and the signature. The access is logged.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['downloadSignedConsent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/consentimientos/por-firmar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what a patient is to sign
     * @description With `cita` alone: what the visit still needs. With `texto_id` and `paciente`: that text, as it reads for the patient today.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['listConsentsToSign'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/consentimientos/retirar/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw an accepted consent
     * @description It is kept, with the reason.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    post: operations['withdrawSignedConsent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/consentimientos/sin-firma': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record why a visit goes on without a signature
     * @description Needs the right to write HEALTH_DATA.
     */
    post: operations['continueWithoutConsent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/consentimientos/textos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the clinic's consent texts
     * @description Needs the right to read AGENDA.
     */
    get: operations['listConsentTexts'];
    put?: never;
    /**
     * Write a consent text
     * @description `{paciente}`, `{rut}`, `{tratamiento}`, `{profesional}`, `{clinica}` and `{fecha}` are filled in when it is shown.
     *
     *     Needs the right to write SETTINGS.
     */
    post: operations['createConsentText'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/consentimientos/textos/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a consent text
     * @description Replaces everything; the last write wins. A new title or text is a new version: patients who signed an earlier one are asked again. Texts are archived, never deleted.
     *
     *     Needs the right to write SETTINGS.
     */
    put: operations['updateConsentText'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/controles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the controls that are due
     * @description In pages: the patients who should come back and have no appointment from today on. A control for a treatment or for a nail's brace is listed from 14 days before its date, one for the risk of the feet from the start of its interval (`fecha_desde`) on (for users who may not read health data, 14 days before its date too), each until a year after `fecha_control`. A patient with several is listed with the earliest; `motivos` has all. Ordered by `fecha_control`; overdue ones alone come latest first. Reading them is logged as an access to health data, for users who may read it.
     *
     *     Needs the right to read AGENDA.
     */
    get: operations['listControlsDue'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/controles/invitar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Note that a patient is written to about a control
     * @description Returns the link that opens WhatsApp with the text. It names the treatment to users who may read health data, which is logged as an access. `invitacion_vista` is the `id` of the last invitation that was seen: if another user has written since, the status is 409 and nothing is noted. 400 on `paciente` if the phone is not one that WhatsApp supports.
     *
     *     Needs the right to write MESSAGES.
     */
    post: operations['inviteToControl'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/controles/no-llamar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Do not call a patient for a control any more
     * @description A later visit or exam calls for another control, which is listed again.
     *
     *     Needs the right to write AGENDA.
     */
    post: operations['dismissControl'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/controles/volver-a-llamar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Call a patient for a control again
     * @description Needs the right to write AGENDA.
     */
    post: operations['restoreControl'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/convenios': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the agreements, those in use first
     * @description Needs the right to read CAJA.
     */
    get: operations['listAgreements'];
    put?: never;
    /**
     * Add an agreement
     * @description Finishing a visit of a patient who has it charges the treatment's `precio` in it, or `porcentaje` less than the list price.
     *
     *     Needs the right to write SETTINGS.
     */
    post: operations['createAgreement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/convenios/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change an agreement; what was charged stays
     * @description Needs the right to write SETTINGS.
     */
    put: operations['updateAgreement'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/convenios/de-paciente/{paciente}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the agreement of a patient
     * @description Needs the right to read CAJA.
     */
    get: operations['readPatientAgreement'];
    /**
     * Give a patient an agreement, or take it away
     * @description Needs the right to write CAJA.
     */
    put: operations['setPatientAgreement'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cuestionarios': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a patient's questionnaires, newest first
     * @description The access is logged.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['listIntakes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cuestionarios/enlaces': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a link to answer the questionnaire on one’s own phone
     * @description The page of the link works once, for 60 minutes.
     *
     *     Needs the right to write PATIENTS.
     */
    post: operations['createIntakeLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/cuestionarios/revisar/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept or dismiss one answer
     * @description An accepted fact or allergy changes the patient’s alerts; any other accepted answer is kept and shown on the patient’s page.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    post: operations['reviewIntakeLine'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/database/archivo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the progress of the archive of everything
     * @description Only for people: requests with a key get 403.
     *
     *     Needs the right to read BACKUP.
     */
    get: operations['findArchive'];
    put?: never;
    /**
     * Start an archive of everything
     * @description It replaces the previous one and is removed after 24 hours.
     *
     *     Needs the right to write BACKUP.
     */
    post: operations['startArchive'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/database/archivo/{id}': {
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
     * Remove the archive of everything
     * @description Needs the right to write BACKUP.
     */
    delete: operations['removeArchive'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/database/archivo/{id}/descargar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the archive of everything
     * @description A ZIP file of CSV files, described by its datapackage.json (datapackage.org, 2.0).
     *
     *     Needs the right to read BACKUP.
     */
    get: operations['downloadArchive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/database/backup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download a plain SQL dump of everything
     * @description Streamed. A complete dump ends with the line `-- Huella: the dump is complete`.
     *
     *     Needs the right to read BACKUP.
     */
    get: operations['downloadBackup'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/database/backup/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download a stored backup, as it is stored
     * @description The ids are those of the GraphQL query `backups`.
     *
     *     Needs the right to read BACKUP.
     */
    get: operations['downloadKeptBackup'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/exportaciones/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the register of exports, as a spreadsheet
     * @description Needs the right to read TEAM.
     */
    get: operations['exportDataExports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/frases': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the phrases that can be inserted into a record, by title
     * @description Needs the right to read HEALTH_DATA.
     */
    get: operations['listPhrases'];
    put?: never;
    /**
     * Create a phrase
     * @description Needs the right to write HEALTH_DATA.
     */
    post: operations['createPhrase'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/frases/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a phrase
     * @description A field that is not sent keeps its value. Records keep the text that was inserted.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    put: operations['updatePhrase'];
    post?: never;
    /**
     * Delete a phrase
     * @description Needs the right to write HEALTH_DATA.
     */
    delete: operations['deletePhrase'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/get-csrf-token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a CSRF token
     * @description It is also set as the cookie `csrftoken`. Writes by a user send both back.
     */
    get: operations['getAntiForgeryToken'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/insumos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all supplies by name, or only changed ones
     * @description Needs the right to read STOCK.
     */
    get: operations['listSupplies'];
    put?: never;
    /**
     * Create a supply
     * @description Needs the right to write STOCK.
     */
    post: operations['createSupply'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/insumos/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a supply
     * @description Needs the right to read STOCK.
     */
    get: operations['readSupply'];
    /**
     * Change a supply
     * @description A field that is not sent keeps its value. A different stock is recorded as a correction.
     *
     *     Needs the right to write STOCK.
     */
    put: operations['updateSupply'];
    post?: never;
    /**
     * Delete a supply that no clinical record uses
     * @description Needs the right to write STOCK.
     */
    delete: operations['deleteSupply'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/insumos/{id}/movimientos/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the movements of a supply as a spreadsheet
     * @description Needs the right to read STOCK.
     */
    get: operations['exportSupplyMovements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/insumos/eliminados': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the ids of deleted supplies
     * @description In pages, in the order of deletion, for programs that keep a copy.
     *
     *     Needs the right to read STOCK.
     */
    get: operations['listDeletedSupplies'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/insumos/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the supplies as a spreadsheet
     * @description Needs the right to read STOCK.
     */
    get: operations['exportSupplies'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/insumos/importaciones': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a file for import
     * @description The body is the file itself, CSV or XLSX, at most 20,000,000 bytes and 100,000 rows. Nothing is imported yet: a user checks and applies it in the panel, within a day.
     *
     *     Needs the right to write STOCK.
     */
    post: operations['uploadSupplyImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/insumos/importaciones/{id}/rechazadas': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the rejected rows of an import, with what to correct
     * @description Needs the right to read STOCK.
     */
    get: operations['getRejectedSupplyRows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/insumos/importaciones/plantilla': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a template for import
     * @description Needs the right to read STOCK.
     */
    get: operations['getSupplyImportTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/insumos/movimientos/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the movements of all supplies as a spreadsheet
     * @description Needs the right to read STOCK.
     */
    get: operations['exportMovements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/insumos/stock_critico': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the supplies whose stock is at or below its critical level
     * @description Needs the right to read STOCK.
     */
    get: operations['listCriticalSupplies'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/insumos/usados': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the supplies behind the figures of their cost
     * @description One for each supply of a record, in pages, the newest first. `costo_total` is the sum of all of them: with the same filter, that of `insumos` in `readSummary`.
     *
     *     Needs the right to read STOCK.
     */
    get: operations['listSupplyUses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/lista-de-espera/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the waiting list as a spreadsheet
     * @description Needs the right to read AGENDA.
     */
    get: operations['exportWaitingList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/mi-liquidacion/{mes}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Read what the professional who is the user is paid for a month */
    get: operations['readOwnPayStatement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/mi-liquidacion/{mes}/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Export what the professional who is the user is paid for a month */
    get: operations['exportOwnPayStatement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notificaciones/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the messages to patients as a spreadsheet
     * @description Needs the right to read MESSAGES.
     */
    get: operations['exportMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notificaciones/whatsapp/confirmacion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the confirmation of an appointment by WhatsApp
     * @description Returns the existing message if one is waiting, being sent, or was sent within the last minute.
     *
     *     Needs the right to write MESSAGES.
     */
    post: operations['sendConfirmation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notificaciones/whatsapp/recordatorio': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the reminder of an appointment by WhatsApp
     * @description Returns the existing message if one is waiting, being sent, or was sent within the last minute.
     *
     *     Needs the right to write MESSAGES.
     */
    post: operations['sendReminder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/notificaciones/whatsapp/webhook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** For WhatsApp: confirm that the address is the clinic’s */
    get: operations['verifyWhatsappWebhook'];
    put?: never;
    /**
     * For WhatsApp: report the delivery of messages
     * @description Signed in `X-Hub-Signature-256`.
     */
    post: operations['noteWhatsappReports'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all patients by name, or the one with a RUT, or what changed
     * @description Needs the right to read PATIENTS.
     */
    get: operations['listPatients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a patient
     * @description Needs the right to read PATIENTS.
     */
    get: operations['readPatient'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/actualizar_paciente_admin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a patient
     * @description The patient is identified by `rut_original`, otherwise by `rut`. A missing key keeps its value.
     *
     *     Needs the right to write PATIENTS.
     */
    put: operations['updatePatient'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/alertas/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all alerts that were ever noted for a patient, newest first
     * @description And what the patient was asked for and does not have (`no`). `vigente` ones apply now. The access is logged.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['listPatientAlerts'];
    /**
     * Add, deny and end alerts of a patient
     * @description Alerts that are not named stay as they are; each may be named once.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    put: operations['changePatientAlerts'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/certificados': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a patient's certificates and letters, the last issued first
     * @description A page, with withdrawn ones. The access is logged.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['listCertificates'];
    put?: never;
    /**
     * Issue a certificate or letter about a record
     * @description Stored with the current data of the patient, of the professional of the record, who signs it, and of the clinic. If a valid one has the same contents, that one is returned. 400 on `ficha` if the patient’s RUT is provisional or the signature lacks something.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    post: operations['issueCertificate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/certificados/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a certificate or letter
     * @description As it was printed, also a withdrawn one. The access is logged.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['getCertificate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/certificados/{id}/anulacion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw a wrong certificate or letter
     * @description For good: it stays as it was printed, and `/verificar` no longer confirms it. 400 on `id` if it was withdrawn before, or is a referral with an answer.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    post: operations['withdrawCertificate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/certificados/{id}/pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download a certificate or letter as a PDF
     * @description The page as it was printed, with the clinic’s current logo, and the photos that it carries. A withdrawn one says so. The access is logged.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['downloadCertificate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/certificados/{id}/respuesta': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Note the answer to a referral
     * @description Once: an answer is never rewritten. 400 on `id` if it is no referral, was answered or withdrawn.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    post: operations['answerReferral'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/certificados/derivaciones': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the referrals without an answer, the oldest first
     * @description A page, of patients whose data is not blocked. The access is logged for each patient.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['listOpenReferrals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/crear_paciente_admin': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a patient
     * @description A patient without a RUT gets a provisional one.
     *
     *     Needs the right to write PATIENTS.
     */
    post: operations['createPatient'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/eliminados': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the ids of deleted patients
     * @description In pages, in the order of deletion, for programs that keep a copy. Includes those whose data are blocked at present; they are listed as changed when the block ends.
     *
     *     Needs the right to read PATIENTS.
     */
    get: operations['listDeletedPatients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/eliminar_paciente_admin/{rut}': {
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
     * Delete a patient without clinical records
     * @description The patient’s appointments are deleted, too. The deletion is logged with its author. Without the right to write HEALTH_DATA, a patient who has a condition, a clinical case or alerts can’t be deleted: 409.
     *
     *     Needs the right to write PATIENTS.
     */
    delete: operations['deletePatient'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the patients as a spreadsheet
     * @description The file can be imported again. It includes conditions for users who may read health data.
     *
     *     Needs the right to read PATIENTS.
     */
    get: operations['exportPatients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fichas': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a patient's clinical records, newest first, or what changed
     * @description By `paciente` or by `rut`; what changed, also for all patients. The access is logged for each patient.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['listClinicalRecords'];
    put?: never;
    /**
     * Write a clinical record
     * @description The supplies are taken from stock in the same transaction.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    post: operations['createClinicalRecord'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fichas/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a clinical record
     * @description The access is logged.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['readClinicalRecord'];
    /**
     * Change a clinical record
     * @description Without a product list, the products stay; with one, the difference is applied to the stock.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    put: operations['updateClinicalRecord'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fichas/{id}/carnet': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a record’s instructions with the patient’s next appointment
     * @description The links open WhatsApp or a mail program with the card as text; null if it can’t be sent.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['readControlCard'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fichas/{id}/carnet/enviado': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Log that a card was sent to its patient
     * @description Needs the right to write HEALTH_DATA.
     */
    post: operations['noteControlCardSent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fichas/advertencias': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what to notice before a treatment of a patient
     * @description By `paciente` or by `rut`. From the alerts, the exams of the feet and the kit. The access is logged.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['listProcedureWarnings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fichas/eliminados': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the ids of deleted clinical records
     * @description In pages, in the order of deletion, for programs that keep a copy. Records are deleted only after the legal retention period, or if their import is undone.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['listDeletedClinicalRecords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fichas/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export clinical records, as a spreadsheet
     * @description Those of a patient, by `paciente` or `rut`, otherwise all. The access is logged.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['exportClinicalRecords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fichas/historia-pie': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what the exams say of one nail, zone or foot, newest first
     * @description By `paciente` or by `rut`. Each finding once per day on which it was seen. The access is logged.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['readFootHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fichas/importaciones': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a file for import
     * @description The body is the file itself, CSV or XLSX, at most 20,000,000 bytes and 100,000 rows. Nothing is imported yet: a user checks and applies it in the panel, within a day.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    post: operations['uploadRecordImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fichas/importaciones/{id}/rechazadas': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the rejected rows of an import, with what to correct
     * @description Needs the right to read HEALTH_DATA.
     */
    get: operations['getRejectedRecordRows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fichas/importaciones/plantilla': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a template for import
     * @description Needs the right to read HEALTH_DATA.
     */
    get: operations['getRecordImportTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fichas/recientes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the records of all patients, newest `fecha` first
     * @description In pages, without what the records say: reading one by its `id` does, and is logged. Records of patients whose data is blocked are left out.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['listRecentRecords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fichas/riesgo-pie': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the risk of a patient's feet, and the newest exam
     * @description By `paciente` or by `rut`. By IWGDF 2023; support for a decision, not a diagnosis. The access is logged.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['readFootStanding'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fotos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List a patient's photos and documents
     * @description The latest day first. The headers `x-cursor` and `x-hay-mas` lead to the next page.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['listPhotos'];
    put?: never;
    /**
     * Add a photo or document to a patient
     * @description The body is the file itself, at most 12,000,000 bytes: a photo (at most 110 million pixels; it is stored as JPEG, upright, without metadata, at most 2,560 pixels a side) or a PDF. The header `huella-nota` may have a note of at most 200 characters, percent-encoded. At most 200 an hour per user. `CONSENT_MISSING` without the patient's consent to photos, or to publishing them.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    post: operations['addPhoto'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fotos/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a photo or document, without its file
     * @description Needs the right to read HEALTH_DATA.
     */
    get: operations['findPhoto'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fotos/{id}/difusion': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a photo for publishing
     * @description Only one whose purpose is `difusion`, while the patient consents. The log names the user.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['getPhotoToPublish'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fotos/{id}/retiro': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw a wrong photo or document
     * @description It is hidden, and kept as long as the records.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    post: operations['withdrawPhoto'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fotos/{id}/traslado': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move a photo or document to the patient to whom it belongs
     * @description It loses its visit unless a new one is named, and gets a new address. `CONSENT_MISSING` for a photo without the consent to photos of that patient.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    post: operations['movePhoto'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fotos/archivos/{token}/completa': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the file of a photo or document
     * @description Needs the same access token as everything else, and each reading is logged. A document is a download.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['getPhotoFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/fotos/archivos/{token}/miniatura': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the thumbnail of a photo
     * @description Needs the same access token as everything else, and each reading is logged.
     *
     *     Needs the right to read HEALTH_DATA.
     */
    get: operations['getPhotoThumbnail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/importaciones': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload a file for import
     * @description The body is the file itself, CSV or XLSX, at most 20,000,000 bytes and 100,000 rows. Nothing is imported yet: a user checks and applies it in the panel, within a day.
     *
     *     Needs the right to write PATIENTS.
     */
    post: operations['uploadPatientImport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/importaciones/{id}/rechazadas': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the rejected rows of an import, with what to correct
     * @description Needs the right to read PATIENTS.
     */
    get: operations['getRejectedPatientRows'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/importaciones/plantilla': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a template for import
     * @description Needs the right to read PATIENTS.
     */
    get: operations['getPatientImportTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/pacientes/verificar_rut': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check whether a patient has a RUT
     * @description Needs the right to read PATIENTS.
     */
    get: operations['checkRut'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/packs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the packs that the clinic sells, by name
     * @description Needs the right to read CAJA.
     */
    get: operations['listPackOffers'];
    put?: never;
    /**
     * Sell a new pack from now on
     * @description Needs the right to write SETTINGS.
     */
    post: operations['createPackOffer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/packs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change a pack that the clinic sells
     * @description A field that is not sent keeps its value. Packs that were sold stay as they are.
     *
     *     Needs the right to write SETTINGS.
     */
    put: operations['updatePackOffer'];
    post?: never;
    /**
     * Stop selling a pack
     * @description Packs that were sold stay as they are.
     *
     *     Needs the right to write SETTINGS.
     */
    delete: operations['deletePackOffer'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/privacidad/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Export everything that the clinic stores about a person, as a file
     * @description The JSON follows docs/person-export.schema.json. The ZIP has the PDF, the JSON, and the files of photos and documents. Each export is logged before the file is sent.
     *
     *     Needs the right to write HEALTH_DATA.
     */
    post: operations['exportPerson'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/profesionales': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all professionals, in the clinic’s order, including archived ones
     * @description Needs the right to read AGENDA.
     */
    get: operations['listProfessionals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reportes/resumen': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The figures of a period
     * @description Beside those of the period before (`anterior`: as many whole months, or else as many days) and of the year before (`hace_un_ano`; absent where both are the same). Each part has an area of its own and is left out for those who may not read it: `citas` AGENDA, `ingresos` CAJA_CORRECTIONS, `insumos` STOCK, `controles` HEALTH_DATA. Appointments count by their day, money by the day of the till. `controles` is as of today. Opening hours are those of today.
     *
     *     Needs the right to read AGENDA or CAJA_CORRECTIONS or STOCK or HEALTH_DATA.
     */
    get: operations['readSummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/reportes/resumen/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A table of the figures of a period, as a spreadsheet
     * @description The rows of all three periods. 403 for a table of a part that the user may not read.
     *
     *     Needs the right to read AGENDA or CAJA_CORRECTIONS or STOCK or HEALTH_DATA.
     */
    get: operations['exportSummary'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/seguridad/exportar': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export logins, attempts and account changes, as a spreadsheet
     * @description Needs the right to read TEAM.
     */
    get: operations['exportSecurityLog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tratamientos': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the clinic’s treatments with their contraindications and supplies
     * @description Needs the right to read AGENDA.
     */
    get: operations['listTreatments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tratamientos/{id}/precios': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the changes of a treatment’s price, newest first
     * @description Needs the right to read SETTINGS.
     */
    get: operations['listTreatmentPrices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/usuarios/auth/login': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Log in
     * @description A user with a second factor also sends `codigo`: a code from the app, or a recovery code.
     */
    post: operations['logIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/usuarios/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End the session */
    post: operations['logOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/usuarios/auth/refresh': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get a new pair of tokens
     * @description The old refresh token becomes invalid; using it again ends its session.
     */
    post: operations['refreshSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/usuarios/me': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the logged-in user */
    get: operations['getMe'];
    put?: never;
    post?: never;
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
    /** Whether the server is running */
    get: operations['isLive'];
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
    /** Whether the server and its database respond */
    get: operations['isReady'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  'appointment.attendance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The attendance of an appointment changed */
    post: operations['onAppointmentAttendance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'appointment.cancelled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** An appointment was cancelled */
    post: operations['onAppointmentCancelled'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'appointment.changed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The patient, treatment, length, notes or status of an appointment was changed */
    post: operations['onAppointmentChanged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'appointment.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** An appointment was booked, by anyone */
    post: operations['onAppointmentCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'appointment.deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** An appointment was deleted */
    post: operations['onAppointmentDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'appointment.moved': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** An appointment was moved to another day, hour or professional */
    post: operations['onAppointmentMoved'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'patient.changed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A patient’s data were changed */
    post: operations['onPatientChanged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'patient.created': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A patient was created */
    post: operations['onPatientCreated'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'patient.deleted': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A patient was deleted */
    post: operations['onPatientDeleted'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'patient.merged': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Two patients were merged: everything that referenced the merged one now references the other */
    post: operations['onPatientMerged'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'stock.critical': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A supply fell to its critical stock */
    post: operations['onStockCritical'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'webhook.test': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A user tested the webhook */
    post: operations['onWebhookTest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    Account: {
      desde: string | null;
      paciente: number;
      /** @description In whole pesos. */
      saldo_a_favor: number;
      /** @description In whole pesos. */
      saldo_pendiente: number;
      /** @description The part of it that is the deposit of an appointment to come. */
      saldo_reservado: number;
    };
    AddChargeBody: {
      cantidad?: number | ('' | null);
      cita?: number | ('' | null);
      descripcion?: string | null;
      es_visita?: boolean;
      fecha?: string | ('' | null);
      impuesto?: ('afecto' | 'exento' | 'sin_definir') | ('' | null);
      insumo?: number | ('' | null);
      motivo?: string | null;
      paciente?: number | ('' | null);
      precio?: number | ('' | null);
      profesional_id?: number | ('' | null);
      rebaja?: {
        monto?: number | ('' | null);
        porcentaje?: number | ('' | null);
        /** @enum {string} */
        tipo: 'monto' | 'porcentaje' | 'cortesia';
      } | null;
    };
    AddExpenseBody: {
      /** @enum {string} */
      categoria:
        | 'insumos'
        | 'equipos'
        | 'arriendo'
        | 'servicios_basicos'
        | 'sueldos_y_honorarios'
        | 'publicidad'
        | 'impuestos'
        | 'otros';
      descripcion: string;
      fecha?: string | ('' | null);
      /** @enum {string} */
      medio: 'efectivo' | 'debito' | 'credito' | 'transferencia' | 'otro';
      monto: number;
      numero_documento?: string | null;
    };
    AddPaymentDocumentBody: {
      numero?: string | ('' | null);
      rut_emisor?: string | null;
      /** @enum {string} */
      tipo: 'voucher' | 'boleta_afecta' | 'boleta_exenta' | 'boleta_honorarios' | 'factura';
    };
    AddPayRegimeBody: {
      arriendo?: number | ('' | null);
      base?: ('cobrado' | 'atendido') | ('' | null);
      /** Format: date */
      desde: string;
      por_tratamiento?: {
        porcentaje: number;
        tratamiento: number;
      }[];
      porcentaje?: number | ('' | null);
      profesional: number;
      /** @enum {string} */
      regimen: 'sueldo' | 'honorarios' | 'arriendo';
    };
    Agreement: {
      id: number;
      nombre: string;
      /** @description Taken off treatments without a price here. */
      porcentaje: number | null;
      precios: {
        nombre: string;
        /** @description In whole pesos. */
        precio: number;
        tratamiento: number;
      }[];
      /** @description Whether it is used for new charges. */
      vigente: boolean;
    };
    AnswerReferralBody: {
      /** Format: date */
      fecha: string;
      texto?: string | null;
    };
    Appointment: {
      asistencia: ('llego' | 'en_atencion' | 'no_vino') | '';
      /** @description This and the next two are absent unless one of them was noted of a manicure. */
      color_unas?: string;
      /** @enum {unknown} */
      duracion_cita: 60 | 120;
      duracion_extendida: boolean;
      /** @enum {string} */
      estado: 'reservada' | 'confirmada' | 'completada' | 'cancelada';
      /** Format: date */
      fecha: string;
      forma_unas?:
        | (
            | 'cuadrada'
            | 'cuadrada_redondeada'
            | 'redonda'
            | 'ovalada'
            | 'almendra'
            | 'coffin'
            | 'stiletto'
            | 'natural'
          )
        | '';
      hora: string;
      id: number;
      /** @description The person who comes, if the name that a visitor typed is not the patient’s; otherwise empty. */
      nombre_reserva: string;
      notas?: string;
      paciente: number;
      paciente_fecha_nacimiento: string | null;
      paciente_nombre: string;
      paciente_rut: string;
      profesional: number;
      profesional_nombre: string;
      /** @description The same number for all appointments booked together; absent otherwise. */
      serie?: number;
      sobrecupo: boolean;
      tecnica_unas?:
        | (
            | 'esmaltado_tradicional'
            | 'esmaltado_permanente'
            | 'acrilico'
            | 'polygel'
            | 'kapping'
            | 'soft_gel'
            | 'retiro'
            | 'sin_esmalte'
          )
        | '';
      /** @enum {string} */
      tipo_cita: 'podologia' | 'manicura';
      tipo_tratamiento: string;
      tratamiento_nombre: string;
    };
    Archive: {
      bytes: number | null;
      /** @enum {unknown} */
      estado: 'en_curso' | 'listo' | 'fallido';
      filas: number | null;
      filas_listas: number;
      id: number;
      /** Format: date-time */
      pedido_el: string;
      pedido_por: string;
      problema: string | null;
      terminado_el: string | null;
    };
    BookAppointmentBody: {
      email: string;
      /** Format: date */
      fecha: string;
      hora: string;
      nombre: string;
      notas?: string | null;
      profesional?: number | ('' | null);
      prueba?: string | null;
      telefono: string;
      tratamiento?: string | null;
    };
    CancelPackBody: {
      medio_devolucion?: ('efectivo' | 'debito' | 'credito' | 'transferencia' | 'otro') | ('' | null);
      motivo: string;
    };
    CardSettlement: {
      /** @description In whole pesos. */
      abonado: number;
      /** @description In whole pesos. */
      comision: number;
      id: number;
      motivo: string;
      /** Format: date-time */
      registrado_en: string;
      registrado_por: string;
      /** @description The card total of the day's lines when it was entered. */
      total_caja: number;
      /** @description In whole pesos. */
      total_terminal: number;
    };
    CashDay: {
      cerrado: boolean;
      cierres: components['schemas']['Closing'][];
      cobros: components['schemas']['Charge'][];
      cuadraturas: components['schemas']['CardSettlement'][];
      /** Format: date */
      dia: string;
      /** @description The cash that came in, less what went back and what was spent. */
      efectivo: number;
      gastos: components['schemas']['Expense'][];
      pagos: components['schemas']['Payment'][];
      /** @description The income by card with its tips, less the refunds. */
      tarjetas: number;
      totales: {
        cantidad: number;
        /** @enum {string} */
        medio: 'efectivo' | 'debito' | 'credito' | 'transferencia' | 'otro';
        /** @description In whole pesos. */
        monto: number;
        /** @enum {string} */
        tipo: 'pago' | 'redondeo' | 'propina' | 'devolucion';
      }[];
    };
    Certificate: {
      anulado: {
        /** Format: date-time */
        el: string;
        motivo: string;
        por: string;
      } | null;
      clinica: {
        ciudad: string;
        direccion: string;
        nombre: string;
        telefono: string;
      };
      /** @description Twelve letters with which anyone checks it on `/verificar`. */
      codigo: string;
      dias_reposo: number | null;
      examen_pie: {
        calzado: string;
        circulacion: {
          claudicacion: boolean | null;
          /** Format: date */
          examinado: string;
          pies: {
            edema: boolean | null;
            itb: number | null;
            /** @enum {string} */
            lado: 'derecho' | 'izquierdo';
            llene_capilar_segundos: number | null;
            /** @enum {string} */
            pulso_pedio: 'presente' | 'débil' | 'ausente' | 'no examinado';
            /** @enum {string} */
            pulso_tibial_posterior: 'presente' | 'débil' | 'ausente' | 'no examinado';
          }[];
        } | null;
        diferencia_temperatura: number | null;
        dolor_eva: number | null;
        /** @description The text form: a sentence for each finding, test and answer. Ignored in requests. */
        en_palabras: string[];
        ortesis: string;
        pies: {
          /** Format: date */
          examinado: string;
          /** @enum {string} */
          hallazgo:
            | 'Sin deformidad'
            | 'Hallux valgus'
            | 'Ortejos en garra o martillo'
            | 'Pie plano'
            | 'Pie cavo'
            | 'Movilidad limitada'
            | 'Sospecha de pie de Charcot';
          /** @enum {string} */
          lado: 'derecho' | 'izquierdo';
          resuelto: boolean;
        }[];
        riesgo_propio: {
          calculada: number | null;
          categoria: number;
          motivo: string;
        } | null;
        sensibilidad: {
          corte: number | null;
          /** Format: date */
          examinado: string;
          /** @enum {string} */
          prueba:
            | 'Monofilamento de 10 g'
            | 'Prueba de toque'
            | 'Diapasón de 128 Hz'
            | 'Monofilamento en 10 puntos';
          puntos: {
            /** @enum {string} */
            lado: 'derecho' | 'izquierdo';
            /** @enum {string} */
            punto:
              | 'primer ortejo'
              | 'cabeza del 1.er metatarsiano'
              | 'cabeza del 5.º metatarsiano'
              | 'punta del 1.er ortejo'
              | 'punta del 3.er ortejo'
              | 'punta del 5.º ortejo'
              | 'tercer ortejo'
              | 'quinto ortejo'
              | 'cabeza del 3.er metatarsiano'
              | 'mediopié interno'
              | 'mediopié externo'
              | 'talón'
              | 'dorso, entre el 1.er y el 2.º ortejo';
            respuestas: boolean[];
          }[];
        } | null;
        unas: {
          bracket: {
            instalado: string | null;
            proximo_ajuste: string | null;
            tipo: string;
          } | null;
          escala_estadio: 'Heifetz' | null;
          estadio_heifetz: ('I' | 'II' | 'III') | null;
          /** Format: date */
          examinado: string;
          /** @enum {string} */
          hallazgo:
            | 'Onicomicosis'
            | 'Uña encarnada'
            | 'Onicogrifosis'
            | 'Onicauxis'
            | 'Onicólisis'
            | 'Onicofosis'
            | 'Hematoma'
            | 'Uña en pinza'
            | 'Distrofia'
            | 'Paroniquia'
            | 'Granuloma'
            | 'Melanoniquia'
            | 'Uña ausente'
            | 'Ortonixia';
          /** @enum {string} */
          lado: 'derecho' | 'izquierdo';
          ortejo: number;
          resuelto: boolean;
          tipo:
            | (
                | 'superficial'
                | 'distal'
                | 'total'
                | 'por el borde interno'
                | 'por el borde externo'
                | 'por ambos bordes'
                | 'duro'
                | 'blando'
                | 'plantar'
                | 'de ortejo'
                | 'de radio'
                | 'transmetatarsiana'
                | 'del mediopié'
                | 'sobre el pie'
              )
            | null;
        }[];
        usa_riesgo_calculado: boolean | null;
        zonas: {
          /** Format: date */
          examinado: string;
          /** @enum {string} */
          hallazgo:
            | 'Heloma'
            | 'Hiperqueratosis'
            | 'Fisura'
            | 'Verruga plantar'
            | 'Tiña pedis'
            | 'Maceración'
            | 'Xerosis'
            | 'Hiperhidrosis'
            | 'Bromhidrosis'
            | 'Dishidrosis'
            | 'Exostosis'
            | 'Úlcera'
            | 'Amputación';
          /** @enum {string} */
          lado: 'derecho' | 'izquierdo';
          resuelto: boolean;
          tipo:
            | (
                | 'superficial'
                | 'distal'
                | 'total'
                | 'por el borde interno'
                | 'por el borde externo'
                | 'por ambos bordes'
                | 'duro'
                | 'blando'
                | 'plantar'
                | 'de ortejo'
                | 'de radio'
                | 'transmetatarsiana'
                | 'del mediopié'
                | 'sobre el pie'
              )
            | null;
          ulcera: {
            ancho_mm: number | null;
            bordes: string;
            desde: string | null;
            detras_antepie: boolean | null;
            exudado: ('sin exudado' | 'escaso' | 'abundante') | null;
            hueso_visible: boolean | null;
            largo_mm: number | null;
            medida: string | null;
            profundidad: ('piel' | 'tejido subcutáneo' | 'más profunda') | null;
            signos_infeccion: boolean | null;
            tejido: ('granulación' | 'esfacelo' | 'necrosis') | null;
          } | null;
          /** @enum {string} */
          zona:
            | 'planta del 1.er ortejo'
            | 'planta del 2.º ortejo'
            | 'planta del 3.er ortejo'
            | 'planta del 4.º ortejo'
            | 'planta del 5.º ortejo'
            | '1.er metatarsiano'
            | '2.º y 3.er metatarsianos'
            | '4.º y 5.º metatarsianos'
            | 'arco'
            | 'talón'
            | 'borde interno'
            | 'borde externo'
            | '1.er espacio interdigital'
            | '2.º espacio interdigital'
            | '3.er espacio interdigital'
            | '4.º espacio interdigital'
            | 'dorso del 1.er ortejo'
            | 'dorso del 2.º ortejo'
            | 'dorso del 3.er ortejo'
            | 'dorso del 4.º ortejo'
            | 'dorso del 5.º ortejo'
            | 'dorso del antepié'
            | 'empeine'
            | 'tobillo';
        }[];
      } | null;
      /** Format: date-time */
      extendido: string;
      extendido_por: string;
      /** Format: date */
      fecha_atencion: string;
      /** Format: date */
      fecha_emision: string;
      ficha: number;
      firma: {
        direccion: string;
        entidad_registro: string;
        nombre: string;
        registro: string;
        rut: string;
        titulo: string;
      };
      fotos: {
        /** @description Null once it was withdrawn or moved to another patient. */
        direccion: string | null;
        id: number;
        lado: ('derecho' | 'izquierdo') | null;
        ortejo: number | null;
        /** @enum {string} */
        tipo: 'foto' | 'documento';
        /** Format: date */
        tomada_el: string;
        zona:
          | (
              | 'SOLE_TOE_1'
              | 'SOLE_TOE_2'
              | 'SOLE_TOE_3'
              | 'SOLE_TOE_4'
              | 'SOLE_TOE_5'
              | 'METATARSAL_1'
              | 'METATARSALS_2_3'
              | 'METATARSALS_4_5'
              | 'ARCH'
              | 'HEEL'
              | 'INNER_EDGE'
              | 'OUTER_EDGE'
              | 'SPACE_1_2'
              | 'SPACE_2_3'
              | 'SPACE_3_4'
              | 'SPACE_4_5'
              | 'BACK_TOE_1'
              | 'BACK_TOE_2'
              | 'BACK_TOE_3'
              | 'BACK_TOE_4'
              | 'BACK_TOE_5'
              | 'BACK_FOREFOOT'
              | 'INSTEP'
              | 'ANKLE'
            )
          | null;
      }[];
      /** @description Printed on it as its number. */
      id: number;
      indicaciones: string;
      motivo: string;
      paciente: number;
      paciente_nombre: string;
      paciente_rut: string;
      partes: {
        /** @enum {string} */
        parte:
          | 'dirigida_a'
          | 'hallazgos'
          | 'mediciones'
          | 'riesgo'
          | 'alertas'
          | 'plan'
          | 'prestacion'
          | 'monto'
          | 'orden_medica';
        texto: string;
        titulo: string;
      }[];
      profesional: number | null;
      respuesta: {
        /** Format: date */
        fecha: string;
        texto: string;
      } | null;
      /** @enum {string} */
      tipo: 'general' | 'deportivo' | 'laboral' | 'derivacion' | 'informe_podologico' | 'reembolso';
    };
    ChangeChargeBody: {
      impuesto?: ('afecto' | 'exento' | 'sin_definir') | ('' | null);
      motivo?: string | null;
      precio?: number | ('' | null);
      rebaja?: {
        monto?: number | ('' | null);
        porcentaje?: number | ('' | null);
        /** @enum {string} */
        tipo: 'monto' | 'porcentaje' | 'cortesia';
      } | null;
    };
    ChangePatientAlertsBody: {
      alertas: {
        /** @enum {string} */
        alerta:
          | 'Diabetes'
          | 'Anticoagulantes'
          | 'Alergia al látex'
          | 'Alergia a la lidocaína'
          | 'Alergia al yodo'
          | 'Alergia al adhesivo'
          | 'Alergia a los acrilatos'
          | 'Inmunosupresión'
          | 'Enfermedad arterial'
          | 'Insuficiencia renal terminal'
          | 'Marcapasos'
          | 'Embarazo'
          | 'Úlcera previa'
          | 'Amputación previa';
        /** @description Of `sí`, at most today; absent: as it is, null: unknown. */
        desde?: string | null;
        /** @description Of `terminada`: the first day on which it no longer applied; absent: today. */
        hasta?: string | null;
        /** @description At most 200 characters; absent: empty. */
        nota?: string;
        /** @enum {string} */
        respuesta: 'sí' | 'no' | 'terminada';
      }[];
    };
    Charge: {
      anula: number | null;
      anulado: boolean;
      cantidad: number | null;
      cita: number | null;
      descripcion: string;
      /** Format: date */
      fecha: string;
      /**
       * Format: date
       * @description The day of the till in which it counts.
       */
      fecha_caja: string;
      id: number;
      /** @enum {string} */
      impuesto: 'afecto' | 'exento' | 'sin_definir';
      insumo: number | null;
      /** @description The price less the discount; negative in a reversal. */
      monto: number;
      motivo: string;
      paciente: number | null;
      paciente_nombre: string | null;
      /** @description In whole pesos. */
      pagado: number;
      /** @description In whole pesos. */
      precio: number;
      profesional_id: number | null;
      /** @description In whole pesos. */
      rebaja: number;
      /** Format: date-time */
      registrado_en: string;
      registrado_por: string | null;
      /** @description In whole pesos. */
      saldo: number;
      /** @enum {string} */
      tipo: 'visita' | 'otro' | 'pack';
    };
    ClinicalRecord: {
      advertencias_leidas: {
        /** @enum {string} */
        advertencia:
          | 'Anticoagulantes'
          | 'Embarazo'
          | 'Marcapasos'
          | 'Diabetes'
          | 'Enfermedad arterial'
          | 'Inmunosupresión'
          | 'Alergia al látex'
          | 'Alergia al yodo'
          | 'Alergia al adhesivo'
          | 'Alergia a la lidocaína'
          | 'Alergia a los acrilatos'
          | 'Úlcera con signos de infección'
          | 'Úlcera abierta'
          | 'Pulso ausente'
          | 'Examen del pie vencido';
        /** Format: date-time */
        leida: string;
        leida_por: string;
        /** @description Whether only an answer of the questionnaire said so, which was still to be reviewed; null if it was dismissed before this was kept. */
        por_revisar: boolean | null;
      }[];
      costo_total: number;
      costo_total_formato: string;
      descripcion_atencion: string;
      examen_pie: components['schemas']['FootExam'] | null;
      /** Format: date */
      fecha: string;
      id: number;
      importada: {
        archivo: string;
        /** Format: date-time */
        fecha: string;
        profesional: string;
      } | null;
      indicaciones: string;
      paciente: number;
      procedimiento: string;
      /** @description Products that irritated the skin or nails; empty if none was noted. */
      productos_irritantes: string;
      productos_usados: {
        cantidad: number;
        insumo: number;
        nombre_insumo: string;
        valor_unitario: number;
      }[];
      profesional: number | null;
    };
    ClinicImage: {
      /** @enum {string} */
      cual: 'logo' | 'foto';
      imagen: {
        alto: number;
        ancho: number;
        direccion: string;
        direccion_pequena: string;
        direccion_vista_previa: string;
      } | null;
      version: number;
    };
    CloseCashDayBody: {
      /** Format: date */
      dia: string;
      efectivo_contado: number;
      efectivo_inicial: number;
      motivo?: string | null;
    };
    Closing: {
      /** Format: date-time */
      cerrado_en: string;
      cerrado_por: string;
      /** @description In whole pesos. */
      efectivo_contado: number;
      /** @description In whole pesos. */
      efectivo_esperado: number;
      /** @description In whole pesos. */
      efectivo_inicial: number;
      id: number;
      motivo: string;
      motivo_reapertura: string;
      reabierto_en: string | null;
      reabierto_por: string | null;
    };
    ConsentText: {
      archivado: boolean;
      firma_representante: boolean;
      id: number;
      meses_vigencia: number | null;
      texto: string;
      titulo: string;
      tratamientos: {
        id: number;
        nombre: string;
      }[];
      version_texto: number;
    };
    ConsentToSign: {
      cita: number | null;
      debe_firmar_representante: boolean;
      firma_representante: boolean;
      paciente: number;
      pregunta_mayor_de_edad: boolean;
      sha256: string;
      texto: string;
      texto_id: number;
      titulo: string;
      version_texto: number;
    };
    ContinueWithoutConsentBody: {
      cita: number;
      motivo: string;
      texto_id: number;
    };
    ControlCard: {
      enlace_correo: string | null;
      enlace_whatsapp: string | null;
      /** Format: date */
      fecha: string;
      ficha: number;
      indicaciones: string;
      paciente: number;
      paciente_nombre: string;
      proxima_cita: {
        /** Format: date */
        fecha: string;
        hora: string;
        profesional_nombre: string;
      } | null;
    };
    ControlCause: {
      /** Format: date */
      fecha_control: string;
      /** Format: date */
      fecha_desde: string;
      /** Format: date */
      fecha_visita: string;
      /** @enum {string} */
      motivo: 'tratamiento' | 'riesgo' | 'ortonixia';
      profesional_nombre: string;
      tratamiento: string;
    };
    ControlDismissal: {
      fecha: string;
      nota: string;
      por: string;
    };
    ControlDue: {
      /** @enum {string} */
      estado: 'por_vencer' | 'vencido';
      /** Format: date */
      fecha_control: string;
      /** Format: date */
      fecha_desde?: string;
      /** Format: date */
      fecha_visita?: string;
      /** @description The last one since that visit. */
      invitacion: components['schemas']['SentControlInvitation'] | null;
      /** @enum {string} */
      motivo?: 'tratamiento' | 'riesgo' | 'ortonixia';
      motivos?: components['schemas']['ControlCause'][];
      /** @description Null if the patient is called. */
      no_llamar: components['schemas']['ControlDismissal'] | null;
      paciente: number;
      paciente_nombre: string;
      paciente_telefono: string;
      profesional: number;
      profesional_nombre: string;
      /** @enum {string} */
      tipo_cita: 'podologia' | 'manicura';
      tratamiento?: string;
    };
    CorrectPaymentDocumentBody: {
      documento: {
        numero?: string | ('' | null);
        rut_emisor?: string | null;
        /** @enum {string} */
        tipo: 'voucher' | 'boleta_afecta' | 'boleta_exenta' | 'boleta_honorarios' | 'factura';
      } | null;
      motivo: string;
    };
    CreateAgreementBody: {
      nombre: string;
      porcentaje?: number | ('' | null);
      precios?: {
        precio: number;
        tratamiento: number;
      }[];
      vigente?: boolean;
    };
    CreateAppointmentBody: {
      /**
       * @description Or `duracion_extendida`, true for 120.
       * @enum {integer}
       */
      duracion_cita?: 60 | 120;
      duracion_extendida?: boolean | null;
      /** @enum {string} */
      estado?: 'reservada' | 'confirmada' | 'completada' | 'cancelada';
      /** Format: date */
      fecha: string;
      hora: string;
      notas?: string | null;
      /** @description An integer is the id, a string the RUT. Or `paciente_rut`. */
      paciente?: number | string;
      paciente_rut?: string;
      /** @description Absent or null: the free professional with the fewest appointments that day. */
      profesional?: number | ('' | null);
      /** @description Whether it may be made at a taken hour; if the hour is free, it takes it. */
      sobrecupo?: boolean;
      /** @enum {string} */
      tipo_cita?: 'podologia' | 'manicura';
      tipo_tratamiento?: string | null;
      /** @description Or `tipo_tratamiento`. */
      tratamiento?: string;
    } & ((unknown | unknown) & (unknown | unknown));
    CreateClinicalRecordBody: {
      /** @description The words of the warnings that the user dismissed before the procedure, or objects as in answers. They are added to those of the record; none is removed. */
      advertencias_leidas?: (string | Record<string, never>)[] | null;
      descripcion_atencion: string;
      /** @description The complete `examen_pie`, as in answers; what is left out is null, empty or false. Null: the feet were not examined. */
      examen_pie?: Record<string, never> | null;
      /** Format: date */
      fecha: string;
      indicaciones: string;
      paciente: number;
      procedimiento: string;
      productos_irritantes?: string | null;
      /** @description Or `productos_usados_data`, which wins. Quantities of the same supply are added up. */
      productos_usados?:
        | {
            cantidad: number;
            insumo: number;
          }[]
        | null;
      /** @description Or `productos_usados_data`, which wins. Quantities of the same supply are added up. */
      productos_usados_data?:
        | {
            cantidad: number;
            insumo: number;
          }[]
        | null;
      profesional?: number | ('' | null);
    };
    CreateConsentLinkBody: {
      cita?: number | ('' | null);
      /** @enum {string} */
      firma?: 'paciente' | 'representante';
      mayor_de_edad?: boolean;
      paciente: number;
      texto_id: number;
    };
    CreateConsentTextBody: {
      archivado?: boolean;
      firma_representante?: boolean;
      meses_vigencia?: number | ('' | null);
      texto: string;
      titulo: string;
      tratamientos?: number[];
    };
    CreateIntakeLinkBody: {
      cita?: number | ('' | null);
      paciente: number;
    };
    CreatePackOfferBody: {
      meses: number;
      nombre: string;
      precio: number;
      sesiones: number;
      tratamientos?: number[];
    };
    CreatePatientBody: {
      caso_clinico?: string | null;
      como_nos_conocio?: string | null;
      contacto_emergencia: string;
      correo: string;
      direccion?: string | null;
      enfermedad_base?: string | null;
      fecha_nacimiento?: string | ('' | null);
      /** @description All of the patient’s documents besides the RUT; replaces the stored ones. */
      identificadores?:
        | {
            numero: string;
            pais?: string | null;
            /** @enum {string} */
            tipo: 'pasaporte' | 'documento_extranjero' | 'nip' | 'ipe';
          }[]
        | null;
      nombre: string;
      nombre_prevision?: string | null;
      ocupacion?: string | null;
      prevision?: ('fonasa' | 'isapre' | 'capredena' | 'dipreca' | 'otra' | 'particular') | ('' | null);
      representante_nombre?: string | null;
      representante_relacion?: string | null;
      representante_rut?: string | null;
      representante_telefono?: string | null;
      /** @description With or without dots and hyphen. */
      rut?: string | null;
      sexo?: ('femenino' | 'masculino' | 'intersexual') | ('' | null);
      telefono: string;
      tramo_fonasa?: ('A' | 'B' | 'C' | 'D') | ('' | null);
    };
    CreatePhraseBody: {
      /** @enum {string} */
      parte: 'descripcion_atencion' | 'procedimiento' | 'indicaciones';
      profesional_id?: number | ('' | null);
      texto: string;
      tipo_cita?: ('podologia' | 'manicura') | ('' | null);
      titulo: string;
      tratamiento_id?: number | ('' | null);
    };
    CreateSupplyBody: {
      /** @description The substances in it to which patients may be allergic; null empties the list. */
      contiene?: ('látex' | 'yodo' | 'adhesivo' | 'lidocaína' | 'acrilatos')[] | null;
      descripcion?: string | null;
      fecha_vencimiento?: string | ('' | null);
      nombre: string;
      precio_venta?: number | ('' | null);
      proveedor?: string | null;
      stock_actual: number;
      stock_critico: number;
      unidad_medida: string;
      valor_unitario: number;
    };
    Debtor: {
      desde: string | null;
      paciente: number;
      paciente_nombre: string;
      /** @description In whole pesos. */
      saldo_a_favor: number;
      /** @description In whole pesos. */
      saldo_pendiente: number;
      /** @description The part of it that is the deposit of an appointment to come. */
      saldo_reservado: number;
      telefono: string;
    };
    Deposit: {
      cita: number;
      /** @description Whether the visitor has sent a proof of the transfer. */
      comprobante: boolean;
      decidido_en: string | null;
      decidido_por: string | null;
      /** @description How much of a received or kept one went back. It is due again once all of it did. */
      devuelto: number;
      /** @enum {string} */
      estado: 'pendiente' | 'por_revisar' | 'recibido' | 'eximido' | 'hora_liberada' | 'retenido';
      /** Format: date */
      fecha: string;
      hora: string;
      /** @description In whole pesos. */
      monto: number;
      /** @description Why it is waived. */
      motivo: string;
      /** @description Whether the patient did not come. */
      no_asistio: boolean;
      paciente: number;
      paciente_nombre: string;
      /** @description The payment, once it is received; the oldest if there are several. */
      pago: number | null;
      /** @description The payments that pay it, how much of each, and what became of it, the oldest first. */
      pagos: {
        /** @description What it pays of the charges of the appointment. */
        cobros: {
          cobro: number;
          descripcion: string;
          /** @description In whole pesos. */
          monto: number;
        }[];
        /** @description In whole pesos. */
        devuelto: number;
        /** Format: date */
        fecha: string;
        /** @enum {string} */
        medio: 'efectivo' | 'debito' | 'credito' | 'transferencia' | 'otro';
        /** @description In whole pesos. */
        monto: number;
        /** @description Empty for the patient. */
        pagador: string;
        pago: number;
        /** @description What it can still pay of the visit; without a visit, it is credit. */
        queda: number;
        recibido_por: string;
      }[];
      /** @description How much of it the clinic keeps: of a received one, what `/retener/` would keep. The rest has paid other charges or went back. */
      retiene: number;
      /** @description Whether it is unpaid and can be taken from what the patient paid too much before. */
      saldo_alcanza: boolean;
      /** @description From when its hour may be released. */
      se_libera: string | null;
      tratamiento: string;
    };
    DepositSettings: {
      banco: string;
      condiciones: string;
      correo: string;
      horas_de_aviso: number;
      horas_para_pagar: number | null;
      numero_cuenta: string;
      rut: string;
      tipo_cuenta: ('corriente' | 'vista' | 'rut' | 'ahorro') | null;
      titular: string;
    };
    DismissControlBody: {
      nota: string;
      paciente: number;
      /** @enum {string} */
      tipo_cita: 'podologia' | 'manicura';
    };
    /** @description One sentence, in Spanish. `codigo_requerido` only for a login that lacks its second factor. */
    Error: {
      /** @constant */
      codigo_requerido?: true;
      error: string;
    };
    Expense: {
      anula: number | null;
      anulado: boolean;
      /** @enum {string} */
      categoria:
        | 'insumos'
        | 'equipos'
        | 'arriendo'
        | 'servicios_basicos'
        | 'sueldos_y_honorarios'
        | 'publicidad'
        | 'impuestos'
        | 'otros';
      descripcion: string;
      /** Format: date */
      fecha: string;
      /**
       * Format: date
       * @description The day of the till in which it counts.
       */
      fecha_caja: string;
      id: number;
      /** @enum {string} */
      medio: 'efectivo' | 'debito' | 'credito' | 'transferencia' | 'otro';
      /** @description In whole pesos; negative in a reversal. */
      monto: number;
      motivo: string;
      numero_documento: string;
      /** Format: date-time */
      registrado_en: string;
      registrado_por: string;
    };
    ExportPersonBody: {
      /** @enum {string} */
      formato: 'pdf' | 'json' | 'zip';
      paciente: number;
      recibe: string;
      verificacion: string;
    };
    /** @description All invalid fields at once, by their keys in the body, each with its messages. */
    FieldErrors: {
      [key: string]: string[];
    };
    FootExam: {
      calzado: string;
      circulacion: {
        claudicacion: boolean | null;
        /** Format: date */
        examinado: string;
        pies: {
          edema: boolean | null;
          itb: number | null;
          /** @enum {string} */
          lado: 'derecho' | 'izquierdo';
          llene_capilar_segundos: number | null;
          /** @enum {string} */
          pulso_pedio: 'presente' | 'débil' | 'ausente' | 'no examinado';
          /** @enum {string} */
          pulso_tibial_posterior: 'presente' | 'débil' | 'ausente' | 'no examinado';
        }[];
      } | null;
      diferencia_temperatura: number | null;
      dolor_eva: number | null;
      /** @description The text form: a sentence for each finding, test and answer. Ignored in requests. */
      en_palabras: string[];
      ortesis: string;
      pies: {
        /** Format: date */
        examinado: string;
        /** @enum {string} */
        hallazgo:
          | 'Sin deformidad'
          | 'Hallux valgus'
          | 'Ortejos en garra o martillo'
          | 'Pie plano'
          | 'Pie cavo'
          | 'Movilidad limitada'
          | 'Sospecha de pie de Charcot';
        /** @enum {string} */
        lado: 'derecho' | 'izquierdo';
        resuelto: boolean;
      }[];
      riesgo_propio: {
        calculada: number | null;
        categoria: number;
        motivo: string;
      } | null;
      sensibilidad: {
        corte: number | null;
        /** Format: date */
        examinado: string;
        /** @enum {string} */
        prueba:
          | 'Monofilamento de 10 g'
          | 'Prueba de toque'
          | 'Diapasón de 128 Hz'
          | 'Monofilamento en 10 puntos';
        puntos: {
          /** @enum {string} */
          lado: 'derecho' | 'izquierdo';
          /** @enum {string} */
          punto:
            | 'primer ortejo'
            | 'cabeza del 1.er metatarsiano'
            | 'cabeza del 5.º metatarsiano'
            | 'punta del 1.er ortejo'
            | 'punta del 3.er ortejo'
            | 'punta del 5.º ortejo'
            | 'tercer ortejo'
            | 'quinto ortejo'
            | 'cabeza del 3.er metatarsiano'
            | 'mediopié interno'
            | 'mediopié externo'
            | 'talón'
            | 'dorso, entre el 1.er y el 2.º ortejo';
          respuestas: boolean[];
        }[];
      } | null;
      unas: {
        bracket: {
          instalado: string | null;
          proximo_ajuste: string | null;
          tipo: string;
        } | null;
        escala_estadio: 'Heifetz' | null;
        estadio_heifetz: ('I' | 'II' | 'III') | null;
        /** Format: date */
        examinado: string;
        /** @enum {string} */
        hallazgo:
          | 'Onicomicosis'
          | 'Uña encarnada'
          | 'Onicogrifosis'
          | 'Onicauxis'
          | 'Onicólisis'
          | 'Onicofosis'
          | 'Hematoma'
          | 'Uña en pinza'
          | 'Distrofia'
          | 'Paroniquia'
          | 'Granuloma'
          | 'Melanoniquia'
          | 'Uña ausente'
          | 'Ortonixia';
        /** @enum {string} */
        lado: 'derecho' | 'izquierdo';
        ortejo: number;
        resuelto: boolean;
        tipo:
          | (
              | 'superficial'
              | 'distal'
              | 'total'
              | 'por el borde interno'
              | 'por el borde externo'
              | 'por ambos bordes'
              | 'duro'
              | 'blando'
              | 'plantar'
              | 'de ortejo'
              | 'de radio'
              | 'transmetatarsiana'
              | 'del mediopié'
              | 'sobre el pie'
            )
          | null;
      }[];
      usa_riesgo_calculado: boolean | null;
      zonas: {
        /** Format: date */
        examinado: string;
        /** @enum {string} */
        hallazgo:
          | 'Heloma'
          | 'Hiperqueratosis'
          | 'Fisura'
          | 'Verruga plantar'
          | 'Tiña pedis'
          | 'Maceración'
          | 'Xerosis'
          | 'Hiperhidrosis'
          | 'Bromhidrosis'
          | 'Dishidrosis'
          | 'Exostosis'
          | 'Úlcera'
          | 'Amputación';
        /** @enum {string} */
        lado: 'derecho' | 'izquierdo';
        resuelto: boolean;
        tipo:
          | (
              | 'superficial'
              | 'distal'
              | 'total'
              | 'por el borde interno'
              | 'por el borde externo'
              | 'por ambos bordes'
              | 'duro'
              | 'blando'
              | 'plantar'
              | 'de ortejo'
              | 'de radio'
              | 'transmetatarsiana'
              | 'del mediopié'
              | 'sobre el pie'
            )
          | null;
        ulcera: {
          ancho_mm: number | null;
          bordes: string;
          desde: string | null;
          detras_antepie: boolean | null;
          exudado: ('sin exudado' | 'escaso' | 'abundante') | null;
          hueso_visible: boolean | null;
          largo_mm: number | null;
          medida: string | null;
          profundidad: ('piel' | 'tejido subcutáneo' | 'más profunda') | null;
          signos_infeccion: boolean | null;
          tejido: ('granulación' | 'esfacelo' | 'necrosis') | null;
        } | null;
        /** @enum {string} */
        zona:
          | 'planta del 1.er ortejo'
          | 'planta del 2.º ortejo'
          | 'planta del 3.er ortejo'
          | 'planta del 4.º ortejo'
          | 'planta del 5.º ortejo'
          | '1.er metatarsiano'
          | '2.º y 3.er metatarsianos'
          | '4.º y 5.º metatarsianos'
          | 'arco'
          | 'talón'
          | 'borde interno'
          | 'borde externo'
          | '1.er espacio interdigital'
          | '2.º espacio interdigital'
          | '3.er espacio interdigital'
          | '4.º espacio interdigital'
          | 'dorso del 1.er ortejo'
          | 'dorso del 2.º ortejo'
          | 'dorso del 3.er ortejo'
          | 'dorso del 4.º ortejo'
          | 'dorso del 5.º ortejo'
          | 'dorso del antepié'
          | 'empeine'
          | 'tobillo';
      }[];
    };
    FootExamSettings: {
      corte_10_puntos: number | null;
      grupos: (
        | 'Monofilamento de 10 g'
        | 'Prueba de toque'
        | 'Diapasón de 128 Hz'
        | 'Monofilamento en 10 puntos'
        | 'Uñas'
        | 'Zonas de la piel'
        | 'Todo el pie'
        | 'Circulación'
        | 'Dolor, temperatura y calzado'
        | 'SINBAD de una úlcera'
      )[];
    };
    FootFindingSeen: {
      area_cm2: number | null;
      /** Format: date */
      fecha: string;
      ficha: number;
      pie: {
        /** Format: date */
        examinado: string;
        /** @enum {string} */
        hallazgo:
          | 'Sin deformidad'
          | 'Hallux valgus'
          | 'Ortejos en garra o martillo'
          | 'Pie plano'
          | 'Pie cavo'
          | 'Movilidad limitada'
          | 'Sospecha de pie de Charcot';
        /** @enum {string} */
        lado: 'derecho' | 'izquierdo';
        resuelto: boolean;
      } | null;
      profesional: string | null;
      resumen: string;
      sinbad: {
        maximo: number;
        minimo: number;
        presentes: (
          | 'detrás del antepié'
          | 'isquemia'
          | 'neuropatía'
          | 'infección'
          | 'área de 1 cm² o más'
          | 'más allá del tejido subcutáneo'
        )[];
        resumen: string;
        sin_examinar: (
          | 'detrás del antepié'
          | 'isquemia'
          | 'neuropatía'
          | 'infección'
          | 'área de 1 cm² o más'
          | 'más allá del tejido subcutáneo'
        )[];
      } | null;
      una: {
        bracket: {
          instalado: string | null;
          proximo_ajuste: string | null;
          tipo: string;
        } | null;
        escala_estadio: 'Heifetz' | null;
        estadio_heifetz: ('I' | 'II' | 'III') | null;
        /** Format: date */
        examinado: string;
        /** @enum {string} */
        hallazgo:
          | 'Onicomicosis'
          | 'Uña encarnada'
          | 'Onicogrifosis'
          | 'Onicauxis'
          | 'Onicólisis'
          | 'Onicofosis'
          | 'Hematoma'
          | 'Uña en pinza'
          | 'Distrofia'
          | 'Paroniquia'
          | 'Granuloma'
          | 'Melanoniquia'
          | 'Uña ausente'
          | 'Ortonixia';
        /** @enum {string} */
        lado: 'derecho' | 'izquierdo';
        ortejo: number;
        resuelto: boolean;
        tipo:
          | (
              | 'superficial'
              | 'distal'
              | 'total'
              | 'por el borde interno'
              | 'por el borde externo'
              | 'por ambos bordes'
              | 'duro'
              | 'blando'
              | 'plantar'
              | 'de ortejo'
              | 'de radio'
              | 'transmetatarsiana'
              | 'del mediopié'
              | 'sobre el pie'
            )
          | null;
      } | null;
      zona: {
        /** Format: date */
        examinado: string;
        /** @enum {string} */
        hallazgo:
          | 'Heloma'
          | 'Hiperqueratosis'
          | 'Fisura'
          | 'Verruga plantar'
          | 'Tiña pedis'
          | 'Maceración'
          | 'Xerosis'
          | 'Hiperhidrosis'
          | 'Bromhidrosis'
          | 'Dishidrosis'
          | 'Exostosis'
          | 'Úlcera'
          | 'Amputación';
        /** @enum {string} */
        lado: 'derecho' | 'izquierdo';
        resuelto: boolean;
        tipo:
          | (
              | 'superficial'
              | 'distal'
              | 'total'
              | 'por el borde interno'
              | 'por el borde externo'
              | 'por ambos bordes'
              | 'duro'
              | 'blando'
              | 'plantar'
              | 'de ortejo'
              | 'de radio'
              | 'transmetatarsiana'
              | 'del mediopié'
              | 'sobre el pie'
            )
          | null;
        ulcera: {
          ancho_mm: number | null;
          bordes: string;
          desde: string | null;
          detras_antepie: boolean | null;
          exudado: ('sin exudado' | 'escaso' | 'abundante') | null;
          hueso_visible: boolean | null;
          largo_mm: number | null;
          medida: string | null;
          profundidad: ('piel' | 'tejido subcutáneo' | 'más profunda') | null;
          signos_infeccion: boolean | null;
          tejido: ('granulación' | 'esfacelo' | 'necrosis') | null;
        } | null;
        /** @enum {string} */
        zona:
          | 'planta del 1.er ortejo'
          | 'planta del 2.º ortejo'
          | 'planta del 3.er ortejo'
          | 'planta del 4.º ortejo'
          | 'planta del 5.º ortejo'
          | '1.er metatarsiano'
          | '2.º y 3.er metatarsianos'
          | '4.º y 5.º metatarsianos'
          | 'arco'
          | 'talón'
          | 'borde interno'
          | 'borde externo'
          | '1.er espacio interdigital'
          | '2.º espacio interdigital'
          | '3.er espacio interdigital'
          | '4.º espacio interdigital'
          | 'dorso del 1.er ortejo'
          | 'dorso del 2.º ortejo'
          | 'dorso del 3.er ortejo'
          | 'dorso del 4.º ortejo'
          | 'dorso del 5.º ortejo'
          | 'dorso del antepié'
          | 'empeine'
          | 'tobillo';
      } | null;
    };
    FootStanding: {
      al_menos: number | null;
      categoria: number | null;
      control: {
        /** Format: date */
        desde: string;
        /** Format: date */
        hasta: string;
      } | null;
      derivar: boolean;
      /** @enum {string} */
      enfermedad_arterial:
        | 'diagnosticada'
        | 'sospechada: considere derivar'
        | 'pulso débil: evaluar'
        | 'sin signos'
        | 'no examinada';
      examinado: string | null;
      falta: (
        | 'diabetes'
        | 'úlcera abierta'
        | 'sospecha de pie de Charcot'
        | 'pérdida de la sensibilidad protectora'
        | 'enfermedad arterial'
        | 'deformidad'
        | 'úlcera previa'
        | 'amputación previa'
        | 'insuficiencia renal terminal'
      )[];
      motivos: (
        | 'diabetes'
        | 'úlcera abierta'
        | 'sospecha de pie de Charcot'
        | 'pérdida de la sensibilidad protectora'
        | 'enfermedad arterial'
        | 'deformidad'
        | 'úlcera previa'
        | 'amputación previa'
        | 'insuficiencia renal terminal'
      )[];
      /** @description A sentence. Show it with 'Apoyo para decidir, no es un diagnóstico'. */
      resumen: string;
      riesgo_propio: {
        categoria: number;
        motivo: string;
      } | null;
      ultimo_examen: {
        examen_pie: components['schemas']['FootExam'];
        /** Format: date */
        fecha: string;
        ficha: number;
      } | null;
    };
    Gift: {
      /** @description It redeems the gift, once. It is never answered again. */
      codigo: string;
      pack: components['schemas']['Pack'];
    };
    GiveBackSessionBody: {
      motivo: string;
    };
    Import: {
      columnas: {
        dato: string | null;
        encabezado: string;
      }[];
      fila_encabezados: number | null;
      filas: number;
      filas_ocultas: number;
      filas_sobre_encabezados: {
        fila: number;
        texto: string;
      }[];
      hoja: string | null;
      hojas: {
        nombre: string;
        oculta: boolean;
      }[];
      id: number;
      nombre: string;
    };
    Intake: {
      cita: number | null;
      consentimiento: string;
      /** Format: date-time */
      enviado: string;
      id: number;
      paciente: number;
      reservo: string | null;
      respuestas: {
        desde: string | null;
        desde_texto: string;
        /** @enum {string} */
        estado: 'por revisar' | 'aceptada' | 'descartada';
        /** @enum {string} */
        pregunta:
          | 'diabetes'
          | 'anticoagulantes'
          | 'marcapasos'
          | 'embarazo'
          | 'alergia_latex'
          | 'alergia_yodo'
          | 'alergia_adhesivo'
          | 'alergia_lidocaina'
          | 'alergia_acrilatos'
          | 'sin_alergias'
          | 'otras_alergias'
          | 'tabaco'
          | 'medicamentos'
          | 'calzado'
          | 'dolor';
        respuesta: ('si' | 'no' | 'no_se' | 'nunca' | 'antes' | 'actual') | null;
        revisada: string | null;
        revisada_por: string | null;
        texto: string;
      }[];
      sha256: string;
      version_consentimiento: number;
    };
    InviteToControlBody: {
      invitacion_vista?: number | ('' | null);
      paciente: number;
      /** @enum {string} */
      tipo_cita: 'podologia' | 'manicura';
    };
    IssueCertificateBody: {
      dias_reposo?: number | ('' | null);
      /** Format: date */
      fecha_emision: string;
      ficha: number;
      /** @description Ids of the patient’s photos, in order: at most 4 photos of a referral; for reimbursement exactly one, the photo or document of the doctor’s order. Other kinds leave them out. */
      fotos?: number[] | null;
      indicaciones?: string | null;
      motivo?: string | null;
      /** @description Of a letter. A referral and a report need `hallazgos`; a letter for reimbursement `prestacion`, `monto` and `orden_medica`. Parts that the kind lacks are left out. */
      partes?:
        | {
            /** @enum {string} */
            parte:
              | 'dirigida_a'
              | 'hallazgos'
              | 'mediciones'
              | 'riesgo'
              | 'alertas'
              | 'plan'
              | 'prestacion'
              | 'monto'
              | 'orden_medica';
            texto: string;
          }[]
        | null;
      /** @enum {string} */
      tipo: 'general' | 'deportivo' | 'laboral' | 'derivacion' | 'informe_podologico' | 'reembolso';
    };
    LogInBody: {
      codigo?: string | null;
      password: string;
      username: string;
    };
    Message: {
      /** @description A wa.me link that opens the same text. */
      enlace: string;
      /** @enum {unknown} */
      estado: 'pendiente' | 'enviada' | 'fallida';
      id: number;
      mensaje: string;
      /** @description E.164, or empty. */
      telefono: string;
    };
    MoneyLine: {
      cobro: components['schemas']['Charge'] | null;
      /**
       * Format: date
       * @description The day of the till on which it counts.
       */
      dia: string;
      /** @description Negative if it takes something back. */
      monto: number;
      pago: components['schemas']['Payment'] | null;
      /** @enum {string} */
      tipo: 'cobro' | 'pago';
    };
    MoneyMonth: {
      arrendatarios: {
        /** @description In whole pesos. */
        cobrado: number;
        /** @description In whole pesos. */
        pagado: number;
        profesional: string;
        profesional_id: number;
      }[];
      /** @description Charges less reversals. */
      cobrado: number;
      /** @description The charges of professionals who rent a box: their income, not the clinic's. */
      cobrado_de_arrendatarios: number;
      /** @description Whether lines and closings are the same. */
      cuadra: boolean;
      dias: {
        abonado: number | null;
        cerrado: boolean;
        /** @description In whole pesos. */
        cobrado: number;
        comision_terminal: number | null;
        /** Format: date */
        dia: string;
        diferencia: number | null;
        diferencia_tarjetas: number | null;
        /** @description In whole pesos. */
        efectivo: number;
        efectivo_cierre: number | null;
        /** @description In whole pesos. */
        gastos: number;
        /** @description In whole pesos. */
        pagado: number;
        /** @description In whole pesos. */
        propinas: number;
        /** @description In whole pesos. */
        tarjetas: number;
        tarjetas_terminal: number | null;
      }[];
      /** @description The days with lines that are not closed. */
      dias_abiertos: string[];
      /** @description Of the month's payments, or corrected in the month; the oldest correction first. */
      documentos_corregidos: {
        documento: {
          numero: string;
          rut_emisor: string;
          /** @enum {string} */
          tipo: 'voucher' | 'boleta_afecta' | 'boleta_exenta' | 'boleta_honorarios' | 'factura';
        } | null;
        documento_anterior: {
          numero: string;
          rut_emisor: string;
          /** @enum {string} */
          tipo: 'voucher' | 'boleta_afecta' | 'boleta_exenta' | 'boleta_honorarios' | 'factura';
        } | null;
        /** Format: date */
        fecha_caja: string;
        /** @description In whole pesos. */
        monto: number;
        motivo: string;
        paciente_nombre: string | null;
        pago: number;
        /** Format: date-time */
        registrado_en: string;
        registrado_por: string;
      }[];
      /** @description The cash of all lines. */
      efectivo: number;
      /** @description The cash income that the closings state. */
      efectivo_cierres: number;
      /** @description In whole pesos. */
      gastos: number;
      gastos_por_categoria: {
        cantidad: number;
        /** @enum {string} */
        categoria:
          | 'insumos'
          | 'equipos'
          | 'arriendo'
          | 'servicios_basicos'
          | 'sueldos_y_honorarios'
          | 'publicidad'
          | 'impuestos'
          | 'otros';
        /** @description In whole pesos. */
        monto: number;
      }[];
      mes: string;
      /** @description Payments less refunds. */
      pagado: number;
      por_documento: {
        cantidad: number;
        /** @description In whole pesos. */
        devuelto: number;
        /** @description Missing numbers. */
        faltan: {
          desde: string;
          hasta: string;
        }[];
        /** @description In whole pesos. */
        pagado: number;
        primero: string | null;
        rut_emisor: string;
        tipo: ('voucher' | 'boleta_afecta' | 'boleta_exenta' | 'boleta_honorarios' | 'factura') | null;
        ultimo: string | null;
      }[];
      por_impuesto: {
        cantidad: number;
        /** @enum {string} */
        impuesto: 'afecto' | 'exento' | 'sin_definir';
        /** @description In whole pesos. */
        monto: number;
      }[];
      por_medio: {
        cantidad: number;
        /** @enum {string} */
        medio: 'efectivo' | 'debito' | 'credito' | 'transferencia' | 'otro';
        /** @description In whole pesos. */
        monto: number;
        /** @enum {string} */
        tipo: 'pago' | 'redondeo' | 'propina' | 'devolucion';
      }[];
      por_profesional: {
        /** @description In whole pesos. */
        afecto: number;
        /** @description In whole pesos. */
        cobrado: number;
        /** @description In whole pesos. */
        exento: number;
        profesional: string | null;
        profesional_id: number | null;
        /** @description In whole pesos. */
        propinas: number;
        /** @description In whole pesos. */
        sin_definir: number;
      }[];
      /** @description In whole pesos. */
      propinas: number;
      /** @description In whole pesos. */
      redondeo: number;
      visitas_sin_cobro: number;
    };
    MovePhotoBody: {
      cita?: number | null;
      ficha?: number | null;
      paciente: number;
    };
    NoteControlCardSentBody: {
      /** @enum {string} */
      canal: 'whatsapp' | 'correo';
    };
    Pack: {
      cancelado: boolean;
      cancelado_en: string | null;
      cancelado_por: string | null;
      canjeado_en: string | null;
      canjeado_por: string | null;
      /** @description The charge of its price. */
      cobro: number;
      /** @description The patient who bought it. */
      comprador: number | null;
      /** @description That patient, or who paid. */
      comprador_nombre: string | null;
      /** @description The refund at its cancellation, as money or credit. */
      devuelto: number;
      /** @description Other patients who may use it or, with `quitado_en`, could formerly. */
      familia: {
        /** Format: date-time */
        agregado_en: string;
        agregado_por: string;
        nombre: string;
        paciente: number;
        quitado_en: string | null;
        quitado_por: string | null;
      }[];
      id: number;
      motivo_cancelacion: string;
      nombre: string;
      /** @description The patient who has it; null after a suppression, and until a gift is redeemed. */
      paciente: number | null;
      paciente_nombre: string | null;
      /** @description In whole pesos. */
      pagado: number;
      /** @description In whole pesos. */
      precio: number;
      quedan: number;
      /** @description Sold as a gift: it belongs to no patient until it is redeemed. */
      regalo: boolean;
      /** Format: date-time */
      registrado_en: string;
      registrado_por: string | null;
      sesiones: number;
      /** @description Their names when it was sold. */
      tratamientos: string[];
      usos: {
        cita: number | null;
        devuelto_en: string | null;
        devuelto_por: string | null;
        /** Format: date */
        fecha: string;
        id: number;
        motivo: string;
        paciente: number | null;
        paciente_nombre: string | null;
        profesional: string | null;
        /** Format: date-time */
        registrado_en: string;
        registrado_por: string | null;
        tratamiento: string;
      }[];
      /**
       * Format: date
       * @description The last day on which a visit can use it.
       */
      vence: string;
      /** Format: date */
      vendido: string;
    };
    PackOffer: {
      id: number;
      /** @description How many months it can be used from the day of its sale. */
      meses: number;
      nombre: string;
      /** @description In whole pesos. */
      precio: number;
      sesiones: number;
      tratamientos: {
        id: number;
        nombre: string;
      }[];
    };
    Patient: {
      caso_clinico?: string;
      como_nos_conocio: string;
      contacto_emergencia: string;
      correo: string;
      direccion: string;
      enfermedad_base?: string;
      fecha_nacimiento: string | null;
      id: number;
      identificadores: {
        numero: string;
        /** @description The issuing country of a passport or foreign document, as ISO 3166-1 alpha-2. */
        pais: string;
        /** @enum {string} */
        tipo: 'pasaporte' | 'documento_extranjero' | 'nip' | 'ipe';
      }[];
      nombre: string;
      nombre_prevision: string;
      ocupacion: string;
      prevision: ('fonasa' | 'isapre' | 'capredena' | 'dipreca' | 'otra' | 'particular') | '';
      representante_nombre: string;
      representante_relacion: string;
      representante_rut: string | '';
      representante_telefono: string;
      rut: string;
      rut_provisional: boolean;
      sexo: ('femenino' | 'masculino' | 'intersexual') | '';
      telefono: string;
      tramo_fonasa: ('A' | 'B' | 'C' | 'D') | '';
    };
    PatientAgreement: {
      convenio: number | null;
      /** @description Its last day. */
      hasta: string | null;
      nombre: string;
      vigente: boolean;
    };
    PatientAlert: {
      /** @enum {string} */
      alerta:
        | 'Diabetes'
        | 'Anticoagulantes'
        | 'Alergia al látex'
        | 'Alergia a la lidocaína'
        | 'Alergia al yodo'
        | 'Alergia al adhesivo'
        | 'Alergia a los acrilatos'
        | 'Inmunosupresión'
        | 'Enfermedad arterial'
        | 'Insuficiencia renal terminal'
        | 'Marcapasos'
        | 'Embarazo'
        | 'Úlcera previa'
        | 'Amputación previa';
      /** Format: date-time */
      anotada: string;
      anotada_por: string;
      desde: string | null;
      hasta: string | null;
      nota: string;
      /** @enum {string} */
      respuesta: 'sí' | 'no' | 'terminada';
      terminada: string | null;
      terminada_por: string | null;
      vigente: boolean;
    };
    Payment: {
      autorizacion: string;
      cobros: {
        cobro: number;
        descripcion: string;
        /** @description In whole pesos. */
        monto: number;
      }[];
      con_pago: number | null;
      /** @description The documents that it named before, the oldest first. */
      correcciones_documento: {
        documento: {
          numero: string;
          rut_emisor: string;
          /** @enum {string} */
          tipo: 'voucher' | 'boleta_afecta' | 'boleta_exenta' | 'boleta_honorarios' | 'factura';
        } | null;
        motivo: string;
        /** Format: date-time */
        registrado_en: string;
        registrado_por: string;
      }[];
      /** @description In whole pesos. */
      devuelto: number;
      devuelve: number | null;
      documento: {
        numero: string;
        rut_emisor: string;
        /** @enum {string} */
        tipo: 'voucher' | 'boleta_afecta' | 'boleta_exenta' | 'boleta_honorarios' | 'factura';
      } | null;
      /** Format: date */
      fecha: string;
      /** Format: date */
      fecha_caja: string;
      id: number;
      /** @enum {string} */
      medio: 'efectivo' | 'debito' | 'credito' | 'transferencia' | 'otro';
      /** @description Negative if money went back. */
      monto: number;
      motivo: string;
      paciente: number | null;
      paciente_nombre: string | null;
      pagador: string;
      /** @description In whole pesos. */
      propina: number;
      recibido: number | null;
      /** Format: date-time */
      registrado_en: string;
      registrado_por: string;
      rut_pagador: string;
      /** @enum {string} */
      tipo: 'pago' | 'redondeo' | 'propina' | 'devolucion';
      vuelto: number | null;
    };
    PayRegime: {
      /** @description A month; 0 unless it is a rent. */
      arriendo: number;
      base: ('cobrado' | 'atendido') | null;
      /** Format: date */
      desde: string;
      id: number;
      por_tratamiento: {
        nombre: string;
        porcentaje: number;
        tratamiento: number | null;
      }[];
      porcentaje: number;
      /** @enum {string} */
      regimen: 'sueldo' | 'honorarios' | 'arriendo';
      /** Format: date-time */
      registrado_en: string;
      registrado_por: string;
    };
    PayStatement: {
      /** @description In whole pesos. */
      arriendo: number;
      /** @description In whole pesos. */
      base: number;
      /** @description The sum of the lines. */
      bruto: number;
      lineas: {
        /** @description In whole pesos. */
        base: number;
        /**
         * Format: date
         * @description On which it counts.
         */
        dia: string;
        /** @description In whole pesos. */
        monto: number;
        /** @description The initials for a user who may not read patients. */
        paciente: string;
        porcentaje: number;
        /** @enum {string} */
        regimen: 'sueldo' | 'honorarios' | 'arriendo';
        tratamiento: string;
      }[];
      /** @description Null until it is settled. */
      liquidado_en: string | null;
      liquidado_por: string | null;
      mes: string;
      /** @description The amount that the professional gets, or owes if it is negative. */
      neto: number;
      profesional: string;
      profesional_id: number;
      /** @description On the last day of the month. */
      regimen: ('sueldo' | 'honorarios' | 'arriendo') | null;
      /** @description Of the fees (Ley 21.133). */
      retencion: number;
      retencion_porcentaje: number;
    };
    PaySummary: {
      /** @description In whole pesos. */
      arriendo: number;
      /** @description In whole pesos. */
      base: number;
      /** @description The sum of the lines. */
      bruto: number;
      /** @description Null until it is settled. */
      liquidado_en: string | null;
      liquidado_por: string | null;
      mes: string;
      /** @description The amount that the professional gets, or owes if it is negative. */
      neto: number;
      profesional: string;
      profesional_id: number;
      /** @description On the last day of the month. */
      regimen: ('sueldo' | 'honorarios' | 'arriendo') | null;
      /** @description Of the fees (Ley 21.133). */
      retencion: number;
      retencion_porcentaje: number;
    };
    Photo: {
      /** Format: date-time */
      agregada_el: string;
      agregada_por: string;
      alto: number | null;
      ancho: number | null;
      bytes: number;
      cita: number | null;
      direccion: string;
      direccion_miniatura: string | null;
      ficha: number | null;
      id: number;
      lado: ('derecho' | 'izquierdo') | null;
      nota: string;
      ortejo: number | null;
      paciente: number;
      /** @enum {string} */
      proposito: 'clinica' | 'difusion';
      retirada: {
        /** Format: date-time */
        el: string;
        motivo: string;
        por: string;
      } | null;
      /** @enum {string} */
      tipo: 'foto' | 'documento';
      /** Format: date */
      tomada_el: string;
      zona:
        | (
            | 'SOLE_TOE_1'
            | 'SOLE_TOE_2'
            | 'SOLE_TOE_3'
            | 'SOLE_TOE_4'
            | 'SOLE_TOE_5'
            | 'METATARSAL_1'
            | 'METATARSALS_2_3'
            | 'METATARSALS_4_5'
            | 'ARCH'
            | 'HEEL'
            | 'INNER_EDGE'
            | 'OUTER_EDGE'
            | 'SPACE_1_2'
            | 'SPACE_2_3'
            | 'SPACE_3_4'
            | 'SPACE_4_5'
            | 'BACK_TOE_1'
            | 'BACK_TOE_2'
            | 'BACK_TOE_3'
            | 'BACK_TOE_4'
            | 'BACK_TOE_5'
            | 'BACK_FOREFOOT'
            | 'INSTEP'
            | 'ANKLE'
          )
        | null;
    };
    Phrase: {
      id: number;
      /** @enum {string} */
      parte: 'descripcion_atencion' | 'procedimiento' | 'indicaciones';
      profesional_id: number | null;
      /** @description With its placeholders `{uña}`, `{insumos}`, `{control}`. */
      texto: string;
      tipo_cita: ('podologia' | 'manicura') | null;
      titulo: string;
      tratamiento_id: number | null;
    };
    PriceChange: {
      /** Format: date-time */
      fecha: string;
      id: number;
      /** @description Null if it was removed. */
      precio: number | null;
      /** @description Null if none was set. */
      precio_anterior: number | null;
      /** @description The user or program who changed it; null for the system. */
      usuario: string | null;
    };
    Product: {
      insumo: number;
      nombre: string;
      /** @description In whole pesos. */
      precio_venta: number;
      stock_actual: number;
      unidad_medida: string;
      vencido: boolean;
    };
    Professional: {
      archivado: boolean;
      id: number;
      /** @description Empty until the clinic sets it. */
      nombre: string;
      tipos_cita: ('podologia' | 'manicura')[];
      titulo: string;
      /** @description The treatments they offer; empty: all of their services. */
      tratamientos: string[];
    };
    ReceiveDepositBody: {
      autorizacion?: string | null;
      documento?: {
        numero?: string | ('' | null);
        rut_emisor?: string | null;
        /** @enum {string} */
        tipo: 'voucher' | 'boleta_afecta' | 'boleta_exenta' | 'boleta_honorarios' | 'factura';
      } | null;
      fecha?: string | ('' | null);
      medio?: ('efectivo' | 'debito' | 'credito' | 'transferencia' | 'otro') | ('' | null);
      nota?: string | null;
      pagador?: string | null;
      recibido?: number | ('' | null);
      rut_pagador?: string | null;
    };
    RedeemGiftPackBody: {
      codigo: string;
      paciente: number;
    };
    RefreshSessionBody: {
      refresh: string;
    };
    RefundPaymentBody: {
      medio?: ('efectivo' | 'debito' | 'credito' | 'transferencia' | 'otro') | ('' | null);
      monto?: number | ('' | null);
      motivo: string;
    };
    RemindOfBalanceBody: {
      paciente: number;
    };
    ReopenCashDayBody: {
      /** Format: date */
      dia: string;
      motivo: string;
    };
    RestoreControlBody: {
      paciente: number;
      /** @enum {string} */
      tipo_cita: 'podologia' | 'manicura';
    };
    ReverseChargeBody: {
      motivo: string;
    };
    ReverseExpenseBody: {
      motivo: string;
    };
    ReviewIntakeLineBody: {
      /** @enum {string} */
      decision: 'aceptar' | 'descartar';
      /** @enum {string} */
      pregunta:
        | 'diabetes'
        | 'anticoagulantes'
        | 'marcapasos'
        | 'embarazo'
        | 'alergia_latex'
        | 'alergia_yodo'
        | 'alergia_adhesivo'
        | 'alergia_lidocaina'
        | 'alergia_acrilatos'
        | 'sin_alergias'
        | 'otras_alergias'
        | 'tabaco'
        | 'medicamentos'
        | 'calzado'
        | 'dolor';
    };
    SellGiftPackBody: {
      fecha?: string | ('' | null);
      paciente?: number | ('' | null);
      pack: number;
      pago?: {
        autorizacion?: string | null;
        documento?: {
          numero?: string | ('' | null);
          rut_emisor?: string | null;
          /** @enum {string} */
          tipo: 'voucher' | 'boleta_afecta' | 'boleta_exenta' | 'boleta_honorarios' | 'factura';
        } | null;
        /** @enum {string} */
        medio: 'efectivo' | 'debito' | 'credito' | 'transferencia' | 'otro';
        monto?: number | ('' | null);
        nota?: string | null;
        pagador?: string | null;
        recibido?: number | ('' | null);
        rut_pagador?: string | null;
      } | null;
    };
    SellPackBody: {
      fecha?: string | ('' | null);
      paciente: number;
      pack: number;
      pago?: {
        autorizacion?: string | null;
        documento?: {
          numero?: string | ('' | null);
          rut_emisor?: string | null;
          /** @enum {string} */
          tipo: 'voucher' | 'boleta_afecta' | 'boleta_exenta' | 'boleta_honorarios' | 'factura';
        } | null;
        /** @enum {string} */
        medio: 'efectivo' | 'debito' | 'credito' | 'transferencia' | 'otro';
        monto?: number | ('' | null);
        nota?: string | null;
        pagador?: string | null;
        recibido?: number | ('' | null);
        rut_pagador?: string | null;
      } | null;
    };
    SendConfirmationBody: {
      cita_id: number;
    };
    SendReminderBody: {
      cita_id: number;
    };
    SentControlInvitation: {
      automatica: boolean;
      /** @enum {string} */
      canal: 'whatsapp' | 'correo';
      /** @enum {unknown} */
      estado: 'enviada' | 'pendiente' | 'fallida';
      fecha: string;
      id: number;
      por: string;
    };
    SetPatientAgreementBody: {
      convenio?: number | ('' | null);
      hasta?: string | ('' | null);
    };
    SettleCardsBody: {
      abonado: number;
      /** Format: date */
      dia: string;
      motivo?: string | null;
      total_terminal: number;
    };
    SharePackBody: {
      paciente: number;
    };
    SignConsentBody: {
      cita?: number | ('' | null);
      /** @enum {string} */
      firma?: 'paciente' | 'representante';
      mayor_de_edad?: boolean;
      nombre?: string | null;
      nombre_escrito?: string | null;
      paciente: number;
      relacion?: string | null;
      /** @enum {string} */
      respuesta: 'acepta' | 'rechaza';
      rut?: string | null;
      sha256: string;
      texto_id: number;
      /** @description Each stroke is x, y, x, y, … in a box of 1000 by 500 units from its upper left corner; 20 to 5,000 points in all. */
      trazos?: number[][] | null;
    };
    SignedConsent: {
      anotado_por: string;
      cita: number | null;
      equipo: ('clinica' | 'telefono_propio') | null;
      firma: ('paciente' | 'representante') | null;
      id: number;
      motivo: string;
      motivo_retiro: string;
      nombre: string;
      nombre_escrito: string;
      paciente: number;
      relacion: string;
      /** Format: date-time */
      respondido: string;
      /** @enum {string} */
      respuesta: 'acepta' | 'rechaza' | 'sin_firma';
      retirado: string | null;
      retirado_por: string | null;
      rut: string;
      sha256: string;
      texto: string;
      texto_id: number;
      titulo: string;
      /** @description Each stroke is x, y, x, y, … in a box of 1000 by 500 units from its upper left corner; 20 to 5,000 points in all. */
      trazos: number[][] | null;
      version_texto: number;
      vigente: boolean;
    };
    StartArchiveBody: {
      contrasena: string;
    };
    SummaryAppointments: {
      canceladas: {
        /** @enum {string} */
        anticipacion:
          | 'desde_48_horas'
          | 'desde_24_horas'
          | 'desde_2_horas'
          | 'menos_de_2_horas'
          | 'despues_de_la_hora'
          | 'sin_dato';
        citas: number;
        /** @enum {string} */
        periodo: 'actual' | 'anterior' | 'hace_un_ano';
        /** @enum {string} */
        por: 'paciente' | 'equipo' | 'integracion' | 'sistema' | 'sin_dato';
        tarde: boolean;
      }[];
      horas: {
        citas: number;
        dia: number;
        hora: number;
        /** @enum {string} */
        periodo: 'actual' | 'anterior' | 'hace_un_ano';
      }[];
      ocupacion: {
        dia: number;
        minutos_abiertos: number;
        minutos_reservados: number;
        /** @enum {string} */
        periodo: 'actual' | 'anterior' | 'hace_un_ano';
        profesional: number;
        profesional_nombre: string;
      }[];
      origenes: {
        citas: number;
        /** @enum {string} */
        origen: 'reserva_en_linea' | 'equipo' | 'lista_de_espera' | 'integracion' | 'sistema' | 'sin_dato';
        /** @enum {string} */
        periodo: 'actual' | 'anterior' | 'hace_un_ano';
      }[];
      pacientes: {
        nuevos: number;
        /** @enum {string} */
        periodo: 'actual' | 'anterior' | 'hace_un_ano';
        que_vuelven: number;
      }[];
      revendidas: {
        citas: number;
        minutos: number;
        /** @enum {string} */
        periodo: 'actual' | 'anterior' | 'hace_un_ano';
      }[];
      semanas: {
        atendidas: number;
        canceladas: number;
        no_vinieron: number;
        /** @enum {string} */
        periodo: 'actual' | 'anterior' | 'hace_un_ano';
        por_cerrar: number;
        /** Format: date */
        semana: string;
        /** @enum {string} */
        tipo_cita: 'podologia' | 'manicura';
      }[];
      servicios: {
        atendidas: number;
        canceladas: number;
        no_vinieron: number;
        /** @enum {string} */
        periodo: 'actual' | 'anterior' | 'hace_un_ano';
        por_cerrar: number;
        /** @enum {string} */
        tipo_cita: 'podologia' | 'manicura';
      }[];
    };
    SummaryIncome: {
      medios: {
        devuelto: number;
        /** @enum {string} */
        medio: 'efectivo' | 'debito' | 'credito' | 'transferencia' | 'otro';
        monto: number;
        pagado: number;
        pagos: number;
        /** @enum {string} */
        periodo: 'actual' | 'anterior' | 'hace_un_ano';
      }[];
      profesionales: {
        cobros: number;
        monto: number;
        /** @enum {string} */
        periodo: 'actual' | 'anterior' | 'hace_un_ano';
        profesional: number | null;
        profesional_nombre: string;
      }[];
      totales: {
        cobrado: number;
        /** @description By professionals who rent a box: their income, and in no other figure. */
        cobrado_de_arrendatarios: number;
        cobrado_revendidas: number;
        pagado: number;
        /** @enum {string} */
        periodo: 'actual' | 'anterior' | 'hace_un_ano';
        precio_no_vinieron: number;
        sin_cobro_registrado: number;
      }[];
      tratamientos: {
        cobros: number;
        monto: number;
        /** @enum {string} */
        periodo: 'actual' | 'anterior' | 'hace_un_ano';
        tratamiento: string;
      }[];
    };
    SummaryOfPeriod: {
      citas?: components['schemas']['SummaryAppointments'];
      controles?: {
        /** Format: date */
        al: string;
        vencidos: number;
      };
      /** Format: date */
      desde: string;
      /** Format: date */
      hasta: string;
      ingresos?: components['schemas']['SummaryIncome'];
      insumos?: {
        costo: number;
        fichas: number;
        /** @enum {string} */
        periodo: 'actual' | 'anterior' | 'hace_un_ano';
        tratamiento: string;
      }[];
      periodos: {
        /** Format: date */
        desde: string;
        /** Format: date */
        hasta: string;
        /** @enum {string} */
        periodo: 'actual' | 'anterior' | 'hace_un_ano';
      }[];
    };
    Supply: {
      contiene: ('látex' | 'yodo' | 'adhesivo' | 'lidocaína' | 'acrilatos')[];
      descripcion: string;
      fecha_vencimiento: string | null;
      id: number;
      nombre: string;
      precio_venta: number | null;
      proveedor: string;
      stock_actual: number;
      stock_critico: number;
      unidad_medida: string;
      valor_unitario: number;
      valor_unitario_formato: string;
    };
    SupplyUse: {
      cantidad: number;
      /** @description In whole pesos. */
      costo: number;
      /**
       * Format: date
       * @description Of the record.
       */
      dia: string;
      /** @description Null without the area HEALTH_DATA, and if the patient's data are blocked. */
      ficha: number | null;
      insumo: number;
      insumo_nombre: string;
      /** @description Null without the area HEALTH_DATA, and if the patient's data are blocked. */
      paciente_nombre: string | null;
      /** @description In whole pesos. */
      valor_unitario: number;
    };
    TakePaymentBody: {
      autorizacion?: string | null;
      cobros?: number[] | null;
      deja_saldo?: boolean;
      documento?: {
        numero?: string | ('' | null);
        rut_emisor?: string | null;
        /** @enum {string} */
        tipo: 'voucher' | 'boleta_afecta' | 'boleta_exenta' | 'boleta_honorarios' | 'factura';
      } | null;
      fecha?: string | ('' | null);
      /** @enum {string} */
      medio: 'efectivo' | 'debito' | 'credito' | 'transferencia' | 'otro';
      monto?: number | ('' | null);
      nota?: string | null;
      paciente?: number | ('' | null);
      pagador?: string | null;
      profesional_propina?: number | ('' | null);
      propina?: number | ('' | null);
      recibido?: number | ('' | null);
      rut_pagador?: string | null;
    };
    Treatment: {
      /** @description The deposit that visitors transfer; null or 0 for none. */
      abono: number | null;
      /** @description Alerts of which a visit warns before the procedure. */
      contraindicaciones: (
        | 'Anticoagulantes'
        | 'Embarazo'
        | 'Marcapasos'
        | 'Diabetes'
        | 'Enfermedad arterial'
        | 'Inmunosupresión'
      )[];
      /** @enum {unknown} */
      duracion_cita: 60 | 120;
      /** @description Unchanged when it is renamed; appointments store the name instead. */
      id: number;
      /**
       * @description Of the charges of its visits.
       * @enum {string}
       */
      impuesto: 'afecto' | 'exento' | 'sin_definir';
      /** @description The supplies that it usually uses, by name. */
      insumos: {
        cantidad: number;
        insumo: number;
        nombre_insumo: string;
      }[];
      nombre: string;
      precio: number | null;
      /** @description Whether visitors can book it. */
      reserva_en_linea: boolean;
      /** @description Weeks until the control; null: none. */
      semanas_control: number | null;
      /** @enum {string} */
      tipo_cita: 'podologia' | 'manicura';
    };
    UnsharePackBody: {
      paciente: number;
    };
    UpdateAgreementBody: {
      nombre?: string;
      porcentaje?: number | ('' | null);
      precios?: {
        precio: number;
        tratamiento: number;
      }[];
      vigente?: boolean;
    };
    UpdateAppointmentBody: {
      asistencia?: ('llego' | 'en_atencion' | 'no_vino') | ('' | null);
      /** @description Of a manicure, such as a brand and a number; empty clears it. */
      color_unas?: string | null;
      /**
       * @description Or `duracion_extendida`, true for 120.
       * @enum {integer}
       */
      duracion_cita?: 60 | 120;
      duracion_extendida?: boolean | null;
      /** @enum {string} */
      estado?: 'reservada' | 'confirmada' | 'completada' | 'cancelada';
      /** Format: date */
      fecha?: string;
      /** @description Of a manicure; empty clears it. */
      forma_unas?:
        | (
            | 'cuadrada'
            | 'cuadrada_redondeada'
            | 'redonda'
            | 'ovalada'
            | 'almendra'
            | 'coffin'
            | 'stiletto'
            | 'natural'
          )
        | ('' | null);
      hora?: string;
      notas?: string | null;
      /** @description An integer is the id, a string the RUT. Or `paciente_rut`. */
      paciente?: number | string;
      paciente_rut?: string;
      /** @description Absent or null: the free professional with the fewest appointments that day. */
      profesional?: number | ('' | null);
      /** @description Whether it may be made at a taken hour; if the hour is free, it takes it. */
      sobrecupo?: boolean;
      /** @description Of a manicure; empty clears it. */
      tecnica_unas?:
        | (
            | 'esmaltado_tradicional'
            | 'esmaltado_permanente'
            | 'acrilico'
            | 'polygel'
            | 'kapping'
            | 'soft_gel'
            | 'retiro'
            | 'sin_esmalte'
          )
        | ('' | null);
      /** @enum {string} */
      tipo_cita?: 'podologia' | 'manicura';
      tipo_tratamiento?: string | null;
      /** @description Or `tipo_tratamiento`. */
      tratamiento?: string;
    };
    UpdateClinicalRecordBody: {
      /** @description The words of the warnings that the user dismissed before the procedure, or objects as in answers. They are added to those of the record; none is removed. */
      advertencias_leidas?: (string | Record<string, never>)[] | null;
      descripcion_atencion?: string;
      /** @description The complete `examen_pie`, as in answers; what is left out is null, empty or false. Null: the feet were not examined. */
      examen_pie?: Record<string, never> | null;
      /** Format: date */
      fecha?: string;
      indicaciones?: string;
      procedimiento?: string;
      productos_irritantes?: string | null;
      /** @description Or `productos_usados_data`, which wins. Quantities of the same supply are added up. */
      productos_usados?:
        | {
            cantidad: number;
            insumo: number;
          }[]
        | null;
      /** @description Or `productos_usados_data`, which wins. Quantities of the same supply are added up. */
      productos_usados_data?:
        | {
            cantidad: number;
            insumo: number;
          }[]
        | null;
      profesional?: number | ('' | null);
    };
    UpdateConsentTextBody: {
      archivado?: boolean;
      firma_representante?: boolean;
      meses_vigencia?: number | ('' | null);
      texto: string;
      titulo: string;
      tratamientos?: number[];
    };
    UpdateDepositSettingsBody: {
      banco?: string | null;
      condiciones?: string | null;
      correo?: string | null;
      horas_de_aviso?: number | ('' | null);
      horas_para_pagar?: number | ('' | null);
      numero_cuenta?: string | null;
      rut?: string | null;
      /** @enum {string} */
      tipo_cuenta?: 'corriente' | 'vista' | 'rut' | 'ahorro';
      titular?: string | null;
    };
    UpdateFootExamSettingsBody: {
      corte_10_puntos?: number | ('' | null);
      grupos?: (
        | 'Monofilamento de 10 g'
        | 'Prueba de toque'
        | 'Diapasón de 128 Hz'
        | 'Monofilamento en 10 puntos'
        | 'Uñas'
        | 'Zonas de la piel'
        | 'Todo el pie'
        | 'Circulación'
        | 'Dolor, temperatura y calzado'
        | 'SINBAD de una úlcera'
      )[];
    };
    UpdatePackOfferBody: {
      meses?: number;
      nombre?: string;
      precio?: number;
      sesiones?: number;
      tratamientos?: number[];
    };
    UpdatePatientBody: {
      caso_clinico?: string | null;
      como_nos_conocio?: string | null;
      contacto_emergencia?: string;
      correo?: string;
      direccion?: string | null;
      enfermedad_base?: string | null;
      fecha_nacimiento?: string | ('' | null);
      /** @description All of the patient’s documents besides the RUT; replaces the stored ones. */
      identificadores?:
        | {
            numero: string;
            pais?: string | null;
            /** @enum {string} */
            tipo: 'pasaporte' | 'documento_extranjero' | 'nip' | 'ipe';
          }[]
        | null;
      nombre?: string;
      nombre_prevision?: string | null;
      ocupacion?: string | null;
      prevision?: ('fonasa' | 'isapre' | 'capredena' | 'dipreca' | 'otra' | 'particular') | ('' | null);
      representante_nombre?: string | null;
      representante_relacion?: string | null;
      representante_rut?: string | null;
      representante_telefono?: string | null;
      /** @description With or without dots and hyphen. */
      rut?: string | null;
      rut_original?: string | null;
      sexo?: ('femenino' | 'masculino' | 'intersexual') | ('' | null);
      telefono?: string;
      tramo_fonasa?: ('A' | 'B' | 'C' | 'D') | ('' | null);
    };
    UpdatePhraseBody: {
      /** @enum {string} */
      parte?: 'descripcion_atencion' | 'procedimiento' | 'indicaciones';
      profesional_id?: number | ('' | null);
      texto?: string;
      tipo_cita?: ('podologia' | 'manicura') | ('' | null);
      titulo?: string;
      tratamiento_id?: number | ('' | null);
    };
    UpdateSupplyBody: {
      /** @description The substances in it to which patients may be allergic; null empties the list. */
      contiene?: ('látex' | 'yodo' | 'adhesivo' | 'lidocaína' | 'acrilatos')[] | null;
      descripcion?: string | null;
      fecha_vencimiento?: string | ('' | null);
      nombre?: string;
      precio_venta?: number | ('' | null);
      proveedor?: string | null;
      stock_actual?: number;
      stock_critico?: number;
      unidad_medida?: string;
      valor_unitario?: number;
    };
    UseCreditBody: {
      paciente: number;
    };
    UsePackBody: {
      cita: number;
    };
    User: {
      id: number;
      nombre: string;
      username: string;
    };
    WaiveDepositBody: {
      motivo: string;
    };
    WithdrawCertificateBody: {
      motivo: string;
    };
    WithdrawPhotoBody: {
      motivo: string;
    };
    WithdrawSignedConsentBody: {
      motivo: string;
    };
  };
  responses: {
    /** @description `APPOINTMENT_NOT_AHEAD`, `PATIENT_OPPOSES` */
    AppointmentNotAheadOrPatientOpposes: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `BACKUP_RUNNING` */
    BackupRunning: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `BAD_REQUEST` */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `BAD_REQUEST`, `INVALID_INPUT` */
    BadRequestOrInvalidInput: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['FieldErrors'] | components['schemas']['Error'];
      };
    };
    /** @description `BOOKINGS_PAUSED`, `SLOT_TAKEN` */
    BookingsPausedOrSlotTaken: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `CHANNEL_REFUSED` */
    ChannelRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `CODE_REQUIRED`, `UNAUTHENTICATED` */
    CodeRequiredOrUnauthenticated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `CONSENT_MISSING` */
    ConsentMissing: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `CSRF_FAILED`, `FORBIDDEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
    CsrfFailedOrForbiddenOrSecondFactorSetupRequired: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `DATABASE_UNAVAILABLE` */
    DatabaseUnavailable: {
      headers: {
        /** @description Seconds until a retry makes sense. */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `DATABASE_UNAVAILABLE`, `OVERLOADED` */
    DatabaseUnavailableOrOverloaded: {
      headers: {
        /** @description Seconds until a retry makes sense. */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `FORBIDDEN` */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `FORBIDDEN`, `SECOND_FACTOR_SETUP_REQUIRED` */
    ForbiddenOrSecondFactorSetupRequired: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `IDEMPOTENCY_KEY_REUSED` */
    IdempotencyKeyReused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `IDENTIFIER_IN_USE`, `RUT_IN_USE` */
    IdentifierInUseOrRutInUse: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `INTERNAL` */
    Internal: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `NOT_FOUND` */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `PACK_SPENT` */
    PackSpent: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `PATIENT_HAS_RECORDS` */
    PatientHasRecords: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `PATIENT_OPPOSES` */
    PatientOpposes: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `PATIENT_OPPOSES`, `STALE` */
    PatientOpposesOrStale: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `PAYLOAD_TOO_LARGE` */
    PayloadTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `RECEIPT_IN_USE` */
    ReceiptInUse: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `RECEIPT_IN_USE`, `REQUEST_SETTLED` */
    ReceiptInUseOrRequestSettled: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `REQUEST_SETTLED` */
    RequestSettled: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `SLOT_TAKEN` */
    SlotTaken: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `STALE` */
    Stale: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `SUPPLY_IN_USE` */
    SupplyInUse: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `TOO_MANY_REQUESTS` */
    TooManyRequests: {
      headers: {
        /** @description Seconds until a retry makes sense. */
        'Retry-After'?: number;
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `UNAUTHENTICATED` */
    Unauthenticated: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
    /** @description `UNSUPPORTED_MEDIA_TYPE` */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Error'];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  exportAccesses: {
    parameters: {
      query: {
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
        /** @description The id of a patient. */
        paciente?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export the accesses to a patient's health data, as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listUnpaidDeposits: {
    parameters: {
      query?: {
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /** @description The most rows on a page, by default 50. */
        limite?: number;
        /** @description Only those of this patient. */
        paciente?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the unpaid deposits of appointments to come */
      200: {
        headers: {
          /** @description Where the next page begins; absent if the page is empty. */
          'x-cursor'?: string;
          /** @description Whether there is a next page. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "cita": 281,
           *         "fecha": "2027-03-08",
           *         "hora": "10:00",
           *         "tratamiento": "Láser",
           *         "paciente": 17,
           *         "paciente_nombre": "Rosa Ejemplo",
           *         "monto": 10000,
           *         "estado": "pendiente",
           *         "devuelto": 0,
           *         "retiene": 0,
           *         "no_asistio": false,
           *         "comprobante": false,
           *         "saldo_alcanza": false,
           *         "se_libera": "2027-03-02T14:30:00.000Z",
           *         "pago": null,
           *         "pagos": [],
           *         "motivo": "",
           *         "decidido_en": null,
           *         "decidido_por": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['Deposit'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readDeposit: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The appointment.
         * @example 281
         */
        cita: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read the deposit of an appointment */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "cita": 281,
           *       "fecha": "2027-03-08",
           *       "hora": "10:00",
           *       "tratamiento": "Láser",
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "monto": 10000,
           *       "estado": "pendiente",
           *       "devuelto": 0,
           *       "retiene": 0,
           *       "no_asistio": false,
           *       "comprobante": false,
           *       "saldo_alcanza": false,
           *       "se_libera": "2027-03-02T14:30:00.000Z",
           *       "pago": null,
           *       "pagos": [],
           *       "motivo": "",
           *       "decidido_en": null,
           *       "decidido_por": null
           *     }
           */
          'application/json': components['schemas']['Deposit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readDepositProof: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The appointment.
         * @example 281
         */
        cita: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Download the proof that the visitor sent */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
          'image/jpeg': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  waiveDeposit: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /**
         * @description The appointment.
         * @example 281
         */
        cita: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "motivo": "Paciente de años"
         *     }
         */
        'application/json': components['schemas']['WaiveDepositBody'];
      };
    };
    responses: {
      /** @description Let a patient come without the deposit */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "cita": 281,
           *       "fecha": "2027-03-08",
           *       "hora": "10:00",
           *       "tratamiento": "Láser",
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "monto": 10000,
           *       "estado": "eximido",
           *       "devuelto": 0,
           *       "retiene": 0,
           *       "no_asistio": false,
           *       "comprobante": false,
           *       "saldo_alcanza": false,
           *       "se_libera": "2027-03-02T14:30:00.000Z",
           *       "pago": null,
           *       "pagos": [],
           *       "motivo": "Paciente de años",
           *       "decidido_en": "2027-03-01T15:10:00.000Z",
           *       "decidido_por": "Paula Ejemplo"
           *     }
           */
          'application/json': components['schemas']['Deposit'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['RequestSettled'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  receiveDeposit: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /**
         * @description The appointment.
         * @example 281
         */
        cita: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pagador": "Ana Ejemplo",
         *       "rut_pagador": "12345678-5"
         *     }
         */
        'application/json': components['schemas']['ReceiveDepositBody'];
      };
    };
    responses: {
      /** @description Take the payment of a deposit */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "cita": 281,
           *       "fecha": "2027-03-08",
           *       "hora": "10:00",
           *       "tratamiento": "Láser",
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "monto": 10000,
           *       "estado": "recibido",
           *       "devuelto": 0,
           *       "retiene": 10000,
           *       "no_asistio": false,
           *       "comprobante": false,
           *       "saldo_alcanza": false,
           *       "se_libera": "2027-03-02T14:30:00.000Z",
           *       "pago": 455,
           *       "pagos": [
           *         {
           *           "pago": 455,
           *           "monto": 10000,
           *           "fecha": "2027-03-01",
           *           "medio": "transferencia",
           *           "pagador": "Ana Ejemplo",
           *           "recibido_por": "Paula Ejemplo",
           *           "cobros": [],
           *           "devuelto": 0,
           *           "queda": 10000
           *         }
           *       ],
           *       "motivo": "",
           *       "decidido_en": "2027-03-01T15:10:00.000Z",
           *       "decidido_por": "Paula Ejemplo"
           *     }
           */
          'application/json': components['schemas']['Deposit'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['ReceiptInUseOrRequestSettled'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  keepDeposit: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /**
         * @description The appointment.
         * @example 281
         */
        cita: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Keep the deposit of a cancelled appointment or of a patient who did not come */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "cita": 281,
           *       "fecha": "2027-03-08",
           *       "hora": "10:00",
           *       "tratamiento": "Láser",
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "monto": 10000,
           *       "estado": "retenido",
           *       "devuelto": 0,
           *       "retiene": 10000,
           *       "no_asistio": false,
           *       "comprobante": false,
           *       "saldo_alcanza": false,
           *       "se_libera": "2027-03-02T14:30:00.000Z",
           *       "pago": 455,
           *       "pagos": [
           *         {
           *           "pago": 455,
           *           "monto": 10000,
           *           "fecha": "2027-03-01",
           *           "medio": "transferencia",
           *           "pagador": "Ana Ejemplo",
           *           "recibido_por": "Paula Ejemplo",
           *           "cobros": [
           *             {
           *               "cobro": 912,
           *               "descripcion": "Abono retenido",
           *               "monto": 10000
           *             }
           *           ],
           *           "devuelto": 0,
           *           "queda": 0
           *         }
           *       ],
           *       "motivo": "",
           *       "decidido_en": "2027-03-01T15:10:00.000Z",
           *       "decidido_por": "Paula Ejemplo"
           *     }
           */
          'application/json': components['schemas']['Deposit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['RequestSettled'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  takeDepositFromCredit: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /**
         * @description The appointment.
         * @example 281
         */
        cita: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Take a deposit from what the patient paid too much before */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "cita": 281,
           *       "fecha": "2027-03-08",
           *       "hora": "10:00",
           *       "tratamiento": "Láser",
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "monto": 10000,
           *       "estado": "recibido",
           *       "devuelto": 0,
           *       "retiene": 10000,
           *       "no_asistio": false,
           *       "comprobante": false,
           *       "saldo_alcanza": false,
           *       "se_libera": "2027-03-02T14:30:00.000Z",
           *       "pago": 455,
           *       "pagos": [
           *         {
           *           "pago": 455,
           *           "monto": 6000,
           *           "fecha": "2027-03-01",
           *           "medio": "transferencia",
           *           "pagador": "Ana Ejemplo",
           *           "recibido_por": "Paula Ejemplo",
           *           "cobros": [],
           *           "devuelto": 0,
           *           "queda": 6000
           *         },
           *         {
           *           "pago": 460,
           *           "monto": 4000,
           *           "fecha": "2027-03-01",
           *           "medio": "transferencia",
           *           "pagador": "Ana Ejemplo",
           *           "recibido_por": "Paula Ejemplo",
           *           "cobros": [],
           *           "devuelto": 0,
           *           "queda": 4000
           *         }
           *       ],
           *       "motivo": "",
           *       "decidido_en": "2027-03-01T15:10:00.000Z",
           *       "decidido_por": "Paula Ejemplo"
           *     }
           */
          'application/json': components['schemas']['Deposit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['RequestSettled'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  closeCashDay: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "dia": "2027-03-01",
         *       "efectivo_inicial": 20000,
         *       "efectivo_contado": 20000
         *     }
         */
        'application/json': components['schemas']['CloseCashDayBody'];
      };
    };
    responses: {
      /** @description Close a day of the till */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "dia": "2027-03-01",
           *       "cerrado": true,
           *       "cobros": [
           *         {
           *           "id": 812,
           *           "tipo": "visita",
           *           "paciente": 17,
           *           "paciente_nombre": "Rosa Ejemplo",
           *           "cita": 281,
           *           "profesional_id": 1,
           *           "descripcion": "Podología general",
           *           "insumo": null,
           *           "cantidad": null,
           *           "precio": 25000,
           *           "rebaja": 0,
           *           "monto": 25000,
           *           "impuesto": "sin_definir",
           *           "motivo": "",
           *           "fecha": "2027-03-01",
           *           "fecha_caja": "2027-03-01",
           *           "registrado_en": "2027-03-01T14:30:00.000Z",
           *           "registrado_por": "Paula Ejemplo",
           *           "anula": null,
           *           "anulado": false,
           *           "pagado": 0,
           *           "saldo": 25000
           *         }
           *       ],
           *       "pagos": [
           *         {
           *           "id": 455,
           *           "tipo": "pago",
           *           "medio": "debito",
           *           "paciente": 17,
           *           "paciente_nombre": "Rosa Ejemplo",
           *           "monto": 25000,
           *           "recibido": null,
           *           "vuelto": null,
           *           "propina": 0,
           *           "pagador": "",
           *           "rut_pagador": "",
           *           "autorizacion": "123456",
           *           "documento": {
           *             "tipo": "voucher",
           *             "numero": "118",
           *             "rut_emisor": ""
           *           },
           *           "correcciones_documento": [],
           *           "motivo": "",
           *           "fecha": "2027-03-01",
           *           "fecha_caja": "2027-03-01",
           *           "registrado_en": "2027-03-01T14:31:00.000Z",
           *           "registrado_por": "Paula Ejemplo",
           *           "con_pago": null,
           *           "devuelve": null,
           *           "devuelto": 0,
           *           "cobros": [
           *             {
           *               "cobro": 812,
           *               "descripcion": "Podología general",
           *               "monto": 25000
           *             }
           *           ]
           *         }
           *       ],
           *       "gastos": [],
           *       "totales": [
           *         {
           *           "medio": "debito",
           *           "tipo": "pago",
           *           "monto": 25000,
           *           "cantidad": 1
           *         }
           *       ],
           *       "efectivo": 0,
           *       "cierres": [
           *         {
           *           "id": 9,
           *           "efectivo_inicial": 20000,
           *           "efectivo_contado": 20000,
           *           "efectivo_esperado": 20000,
           *           "motivo": "",
           *           "cerrado_en": "2027-03-01T22:10:00.000Z",
           *           "cerrado_por": "Paula Ejemplo",
           *           "reabierto_en": null,
           *           "reabierto_por": null,
           *           "motivo_reapertura": ""
           *         }
           *       ],
           *       "tarjetas": 25000,
           *       "cuadraturas": []
           *     }
           */
          'application/json': components['schemas']['CashDay'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listCharges: {
    parameters: {
      query?: {
        /** @description The appointment, instead of `paciente`. */
        cita?: number;
        /**
         * @description The patient.
         * @example 17
         */
        paciente?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List a patient's charges, the newest first, or an appointment's, the oldest first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 812,
           *         "tipo": "visita",
           *         "paciente": 17,
           *         "paciente_nombre": "Rosa Ejemplo",
           *         "cita": 281,
           *         "profesional_id": 1,
           *         "descripcion": "Podología general",
           *         "insumo": null,
           *         "cantidad": null,
           *         "precio": 25000,
           *         "rebaja": 0,
           *         "monto": 25000,
           *         "impuesto": "sin_definir",
           *         "motivo": "",
           *         "fecha": "2027-03-01",
           *         "fecha_caja": "2027-03-01",
           *         "registrado_en": "2027-03-01T14:30:00.000Z",
           *         "registrado_por": "Paula Ejemplo",
           *         "anula": null,
           *         "anulado": false,
           *         "pagado": 0,
           *         "saldo": 25000
           *       }
           *     ]
           */
          'application/json': components['schemas']['Charge'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  addCharge: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17,
         *       "insumo": 7,
         *       "cantidad": 1
         *     }
         */
        'application/json': components['schemas']['AddChargeBody'];
      };
    };
    responses: {
      /** @description Charge a patient, or a sale without one */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 812,
           *       "tipo": "otro",
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "cita": null,
           *       "profesional_id": 1,
           *       "descripcion": "Crema de urea",
           *       "insumo": 7,
           *       "cantidad": 1,
           *       "precio": 9990,
           *       "rebaja": 0,
           *       "monto": 9990,
           *       "impuesto": "sin_definir",
           *       "motivo": "",
           *       "fecha": "2027-03-01",
           *       "fecha_caja": "2027-03-01",
           *       "registrado_en": "2027-03-01T14:30:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "anula": null,
           *       "anulado": false,
           *       "pagado": 0,
           *       "saldo": 9990
           *     }
           */
          'application/json': components['schemas']['Charge'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  reverseCharge: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @example 812 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "motivo": "Se cobró a otra persona"
         *     }
         */
        'application/json': components['schemas']['ReverseChargeBody'];
      };
    };
    responses: {
      /** @description Take a charge back; what was paid of it becomes the patient's credit */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 812,
           *       "tipo": "visita",
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "cita": 281,
           *       "profesional_id": 1,
           *       "descripcion": "Podología general",
           *       "insumo": null,
           *       "cantidad": null,
           *       "precio": 25000,
           *       "rebaja": 0,
           *       "monto": 25000,
           *       "impuesto": "sin_definir",
           *       "motivo": "",
           *       "fecha": "2027-03-01",
           *       "fecha_caja": "2027-03-01",
           *       "registrado_en": "2027-03-01T14:30:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "anula": null,
           *       "anulado": true,
           *       "pagado": 0,
           *       "saldo": 0
           *     }
           */
          'application/json': components['schemas']['Charge'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  changeCharge: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @example 812 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "rebaja": {
         *         "tipo": "porcentaje",
         *         "porcentaje": 10
         *       },
         *       "motivo": "Convenio"
         *     }
         */
        'application/json': components['schemas']['ChangeChargeBody'];
      };
    };
    responses: {
      /** @description Replace a charge of which nothing was paid by one with another price */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 814,
           *       "tipo": "visita",
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "cita": 281,
           *       "profesional_id": 1,
           *       "descripcion": "Podología general",
           *       "insumo": null,
           *       "cantidad": null,
           *       "precio": 25000,
           *       "rebaja": 2500,
           *       "monto": 22500,
           *       "impuesto": "sin_definir",
           *       "motivo": "Convenio",
           *       "fecha": "2027-03-01",
           *       "fecha_caja": "2027-03-01",
           *       "registrado_en": "2027-03-01T14:30:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "anula": null,
           *       "anulado": false,
           *       "pagado": 0,
           *       "saldo": 22500
           *     }
           */
          'application/json': components['schemas']['Charge'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  settleCards: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "dia": "2027-03-01",
         *       "total_terminal": 25000,
         *       "abonado": 24400
         *     }
         */
        'application/json': components['schemas']['SettleCardsBody'];
      };
    };
    responses: {
      /** @description Note the card terminal's settlement of a closed day */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "dia": "2027-03-01",
           *       "cerrado": true,
           *       "cobros": [
           *         {
           *           "id": 812,
           *           "tipo": "visita",
           *           "paciente": 17,
           *           "paciente_nombre": "Rosa Ejemplo",
           *           "cita": 281,
           *           "profesional_id": 1,
           *           "descripcion": "Podología general",
           *           "insumo": null,
           *           "cantidad": null,
           *           "precio": 25000,
           *           "rebaja": 0,
           *           "monto": 25000,
           *           "impuesto": "sin_definir",
           *           "motivo": "",
           *           "fecha": "2027-03-01",
           *           "fecha_caja": "2027-03-01",
           *           "registrado_en": "2027-03-01T14:30:00.000Z",
           *           "registrado_por": "Paula Ejemplo",
           *           "anula": null,
           *           "anulado": false,
           *           "pagado": 0,
           *           "saldo": 25000
           *         }
           *       ],
           *       "pagos": [
           *         {
           *           "id": 455,
           *           "tipo": "pago",
           *           "medio": "debito",
           *           "paciente": 17,
           *           "paciente_nombre": "Rosa Ejemplo",
           *           "monto": 25000,
           *           "recibido": null,
           *           "vuelto": null,
           *           "propina": 0,
           *           "pagador": "",
           *           "rut_pagador": "",
           *           "autorizacion": "123456",
           *           "documento": {
           *             "tipo": "voucher",
           *             "numero": "118",
           *             "rut_emisor": ""
           *           },
           *           "correcciones_documento": [],
           *           "motivo": "",
           *           "fecha": "2027-03-01",
           *           "fecha_caja": "2027-03-01",
           *           "registrado_en": "2027-03-01T14:31:00.000Z",
           *           "registrado_por": "Paula Ejemplo",
           *           "con_pago": null,
           *           "devuelve": null,
           *           "devuelto": 0,
           *           "cobros": [
           *             {
           *               "cobro": 812,
           *               "descripcion": "Podología general",
           *               "monto": 25000
           *             }
           *           ]
           *         }
           *       ],
           *       "gastos": [],
           *       "totales": [
           *         {
           *           "medio": "debito",
           *           "tipo": "pago",
           *           "monto": 25000,
           *           "cantidad": 1
           *         }
           *       ],
           *       "efectivo": 0,
           *       "cierres": [
           *         {
           *           "id": 9,
           *           "efectivo_inicial": 20000,
           *           "efectivo_contado": 20000,
           *           "efectivo_esperado": 20000,
           *           "motivo": "",
           *           "cerrado_en": "2027-03-01T22:10:00.000Z",
           *           "cerrado_por": "Paula Ejemplo",
           *           "reabierto_en": null,
           *           "reabierto_por": null,
           *           "motivo_reapertura": ""
           *         }
           *       ],
           *       "tarjetas": 25000,
           *       "cuadraturas": [
           *         {
           *           "id": 3,
           *           "total_caja": 25000,
           *           "total_terminal": 25000,
           *           "abonado": 24400,
           *           "comision": 600,
           *           "motivo": "",
           *           "registrado_en": "2027-03-04T13:00:00.000Z",
           *           "registrado_por": "Paula Ejemplo"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['CashDay'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listDebtors: {
    parameters: {
      query?: {
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /** @description The most rows on a page, by default 50. */
        limite?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the patients with debts, the oldest debt first */
      200: {
        headers: {
          /** @description Where the next page begins; absent if the page is empty. */
          'x-cursor'?: string;
          /** @description Whether there is a next page. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "paciente": 17,
           *         "saldo_pendiente": 25000,
           *         "saldo_a_favor": 0,
           *         "saldo_reservado": 0,
           *         "desde": "2027-03-01",
           *         "paciente_nombre": "Rosa Ejemplo",
           *         "telefono": "+56 9 1234 5678"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Debtor'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readCashDay: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 2027-03-01 */
        dia: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read what was booked on a day of the till */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "dia": "2027-03-01",
           *       "cerrado": true,
           *       "cobros": [
           *         {
           *           "id": 812,
           *           "tipo": "visita",
           *           "paciente": 17,
           *           "paciente_nombre": "Rosa Ejemplo",
           *           "cita": 281,
           *           "profesional_id": 1,
           *           "descripcion": "Podología general",
           *           "insumo": null,
           *           "cantidad": null,
           *           "precio": 25000,
           *           "rebaja": 0,
           *           "monto": 25000,
           *           "impuesto": "sin_definir",
           *           "motivo": "",
           *           "fecha": "2027-03-01",
           *           "fecha_caja": "2027-03-01",
           *           "registrado_en": "2027-03-01T14:30:00.000Z",
           *           "registrado_por": "Paula Ejemplo",
           *           "anula": null,
           *           "anulado": false,
           *           "pagado": 0,
           *           "saldo": 25000
           *         }
           *       ],
           *       "pagos": [
           *         {
           *           "id": 455,
           *           "tipo": "pago",
           *           "medio": "debito",
           *           "paciente": 17,
           *           "paciente_nombre": "Rosa Ejemplo",
           *           "monto": 25000,
           *           "recibido": null,
           *           "vuelto": null,
           *           "propina": 0,
           *           "pagador": "",
           *           "rut_pagador": "",
           *           "autorizacion": "123456",
           *           "documento": {
           *             "tipo": "voucher",
           *             "numero": "118",
           *             "rut_emisor": ""
           *           },
           *           "correcciones_documento": [],
           *           "motivo": "",
           *           "fecha": "2027-03-01",
           *           "fecha_caja": "2027-03-01",
           *           "registrado_en": "2027-03-01T14:31:00.000Z",
           *           "registrado_por": "Paula Ejemplo",
           *           "con_pago": null,
           *           "devuelve": null,
           *           "devuelto": 0,
           *           "cobros": [
           *             {
           *               "cobro": 812,
           *               "descripcion": "Podología general",
           *               "monto": 25000
           *             }
           *           ]
           *         }
           *       ],
           *       "gastos": [],
           *       "totales": [
           *         {
           *           "medio": "debito",
           *           "tipo": "pago",
           *           "monto": 25000,
           *           "cantidad": 1
           *         }
           *       ],
           *       "efectivo": 0,
           *       "cierres": [
           *         {
           *           "id": 9,
           *           "efectivo_inicial": 20000,
           *           "efectivo_contado": 20000,
           *           "efectivo_esperado": 20000,
           *           "motivo": "",
           *           "cerrado_en": "2027-03-01T22:10:00.000Z",
           *           "cerrado_por": "Paula Ejemplo",
           *           "reabierto_en": null,
           *           "reabierto_por": null,
           *           "motivo_reapertura": ""
           *         }
           *       ],
           *       "tarjetas": 25000,
           *       "cuadraturas": []
           *     }
           */
          'application/json': components['schemas']['CashDay'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listIssuedDocuments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the kinds of documents that the clinic issues elsewhere */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       "voucher",
           *       "boleta_afecta"
           *     ]
           */
          'application/json': (
            | 'voucher'
            | 'boleta_afecta'
            | 'boleta_exenta'
            | 'boleta_honorarios'
            | 'factura'
          )[];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  addExpense: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "categoria": "insumos",
         *       "descripcion": "Guantes de nitrilo, 4 cajas",
         *       "monto": 23960,
         *       "medio": "efectivo",
         *       "numero_documento": "88123"
         *     }
         */
        'application/json': components['schemas']['AddExpenseBody'];
      };
    };
    responses: {
      /** @description Note what the clinic spent */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 31,
           *       "categoria": "insumos",
           *       "descripcion": "Guantes de nitrilo, 4 cajas",
           *       "monto": 23960,
           *       "medio": "efectivo",
           *       "numero_documento": "88123",
           *       "motivo": "",
           *       "fecha": "2027-03-01",
           *       "fecha_caja": "2027-03-01",
           *       "registrado_en": "2027-03-01T15:00:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "anula": null,
           *       "anulado": false
           *     }
           */
          'application/json': components['schemas']['Expense'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  reverseExpense: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @example 31 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "motivo": "Se anotó dos veces"
         *     }
         */
        'application/json': components['schemas']['ReverseExpenseBody'];
      };
    };
    responses: {
      /** @description Take an expense back with a line of the opposite amount */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 31,
           *       "categoria": "insumos",
           *       "descripcion": "Guantes de nitrilo, 4 cajas",
           *       "monto": 23960,
           *       "medio": "efectivo",
           *       "numero_documento": "88123",
           *       "motivo": "",
           *       "fecha": "2027-03-01",
           *       "fecha_caja": "2027-03-01",
           *       "registrado_en": "2027-03-01T15:00:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "anula": null,
           *       "anulado": true
           *     }
           */
          'application/json': components['schemas']['Expense'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listPay: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 2027-03 */
        mes: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List what each professional is paid for a month, settled or so far */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "profesional_id": 1,
           *         "profesional": "Paula Ejemplo",
           *         "mes": "2027-03",
           *         "regimen": "honorarios",
           *         "base": 25000,
           *         "bruto": 10000,
           *         "retencion_porcentaje": 16,
           *         "retencion": 1600,
           *         "arriendo": 0,
           *         "neto": 8400,
           *         "liquidado_en": "2027-04-01T13:00:00.000Z",
           *         "liquidado_por": "Rosa Ejemplo"
           *       }
           *     ]
           */
          'application/json': components['schemas']['PaySummary'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readPayStatement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 2027-03 */
        mes: string;
        /** @example 1 */
        profesional: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read what a professional is paid for a month, line by line */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "profesional_id": 1,
           *       "profesional": "Paula Ejemplo",
           *       "mes": "2027-03",
           *       "regimen": "honorarios",
           *       "base": 25000,
           *       "bruto": 10000,
           *       "retencion_porcentaje": 16,
           *       "retencion": 1600,
           *       "arriendo": 0,
           *       "neto": 8400,
           *       "liquidado_en": "2027-04-01T13:00:00.000Z",
           *       "liquidado_por": "Rosa Ejemplo",
           *       "lineas": [
           *         {
           *           "dia": "2027-03-08",
           *           "paciente": "Ana Ejemplo",
           *           "tratamiento": "Podología",
           *           "regimen": "honorarios",
           *           "base": 25000,
           *           "porcentaje": 40,
           *           "monto": 10000
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['PayStatement'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  settlePay: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @example 2027-03 */
        mes: string;
        /** @example 1 */
        profesional: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Settle a month that is over */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "profesional_id": 1,
           *       "profesional": "Paula Ejemplo",
           *       "mes": "2027-03",
           *       "regimen": "honorarios",
           *       "base": 25000,
           *       "bruto": 10000,
           *       "retencion_porcentaje": 16,
           *       "retencion": 1600,
           *       "arriendo": 0,
           *       "neto": 8400,
           *       "liquidado_en": "2027-04-01T13:00:00.000Z",
           *       "liquidado_por": "Rosa Ejemplo",
           *       "lineas": [
           *         {
           *           "dia": "2027-03-08",
           *           "paciente": "Ana Ejemplo",
           *           "tratamiento": "Podología",
           *           "regimen": "honorarios",
           *           "base": 25000,
           *           "porcentaje": 40,
           *           "monto": 10000
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['PayStatement'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportPayStatement: {
    parameters: {
      query: {
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
      };
      header?: never;
      path: {
        /** @example 2027-03 */
        mes: string;
        /** @example 1 */
        profesional: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export what a professional is paid for a month as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportPay: {
    parameters: {
      query: {
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
      };
      header?: never;
      path: {
        /** @example 2027-03 */
        mes: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export what each professional is paid for a month as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readMoneyMonth: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 2027-03 */
        mes: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read the accountant's month */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "mes": "2027-03",
           *       "cobrado": 59980,
           *       "cobrado_de_arrendatarios": 0,
           *       "pagado": 59980,
           *       "propinas": 0,
           *       "redondeo": 0,
           *       "gastos": 23960,
           *       "efectivo": -13970,
           *       "efectivo_cierres": -13970,
           *       "cuadra": true,
           *       "dias_abiertos": [],
           *       "visitas_sin_cobro": 1,
           *       "por_impuesto": [
           *         {
           *           "impuesto": "afecto",
           *           "monto": 9990,
           *           "cantidad": 1
           *         },
           *         {
           *           "impuesto": "sin_definir",
           *           "monto": 49990,
           *           "cantidad": 2
           *         }
           *       ],
           *       "por_medio": [
           *         {
           *           "medio": "efectivo",
           *           "tipo": "pago",
           *           "monto": 9990,
           *           "cantidad": 1
           *         },
           *         {
           *           "medio": "debito",
           *           "tipo": "pago",
           *           "monto": 49990,
           *           "cantidad": 2
           *         }
           *       ],
           *       "por_documento": [
           *         {
           *           "tipo": "boleta_afecta",
           *           "rut_emisor": "",
           *           "cantidad": 3,
           *           "primero": "117",
           *           "ultimo": "120",
           *           "pagado": 59980,
           *           "devuelto": 0,
           *           "faltan": [
           *             {
           *               "desde": "118",
           *               "hasta": "118"
           *             }
           *           ]
           *         }
           *       ],
           *       "documentos_corregidos": [
           *         {
           *           "pago": 3,
           *           "fecha_caja": "2027-03-01",
           *           "paciente_nombre": "Ana Ejemplo",
           *           "monto": 24990,
           *           "documento_anterior": {
           *             "tipo": "boleta_afecta",
           *             "numero": "210",
           *             "rut_emisor": ""
           *           },
           *           "documento": {
           *             "tipo": "boleta_afecta",
           *             "numero": "120",
           *             "rut_emisor": ""
           *           },
           *           "motivo": "Se escribió 210",
           *           "registrado_en": "2027-03-02T13:05:00.000Z",
           *           "registrado_por": "Paula Ejemplo"
           *         }
           *       ],
           *       "por_profesional": [
           *         {
           *           "profesional_id": 1,
           *           "profesional": "Paula Ejemplo",
           *           "afecto": 0,
           *           "exento": 0,
           *           "sin_definir": 49990,
           *           "cobrado": 49990,
           *           "propinas": 0
           *         },
           *         {
           *           "profesional_id": null,
           *           "profesional": null,
           *           "afecto": 9990,
           *           "exento": 0,
           *           "sin_definir": 0,
           *           "cobrado": 9990,
           *           "propinas": 0
           *         }
           *       ],
           *       "arrendatarios": [],
           *       "gastos_por_categoria": [
           *         {
           *           "categoria": "insumos",
           *           "monto": 23960,
           *           "cantidad": 1
           *         }
           *       ],
           *       "dias": [
           *         {
           *           "dia": "2027-03-01",
           *           "cerrado": true,
           *           "cobrado": 59980,
           *           "pagado": 59980,
           *           "propinas": 0,
           *           "gastos": 23960,
           *           "efectivo": -13970,
           *           "efectivo_cierre": -13970,
           *           "diferencia": 0,
           *           "tarjetas": 0,
           *           "tarjetas_terminal": null,
           *           "comision_terminal": null,
           *           "abonado": null,
           *           "diferencia_tarjetas": null
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['MoneyMonth'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportMoneyMonth: {
    parameters: {
      query: {
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
        /**
         * @description Which lines. Without it, XLSX has all of them as sheets, and CSV the summary.
         * @example cobros
         */
        hoja?:
          | 'resumen'
          | 'cobros'
          | 'pagos'
          | 'devoluciones'
          | 'documentos'
          | 'documentos-corregidos'
          | 'gastos'
          | 'cierres';
      };
      header?: never;
      path: {
        /** @example 2027-03 */
        mes: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export the lines of the accountant's month as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listMoneyLines: {
    parameters: {
      query?: {
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /**
         * @description The first day of the till. Required.
         * @example 2027-03-01
         */
        desde?: string;
        /**
         * @description The last day, included. Required; at most 366 days with `desde`.
         * @example 2027-03-31
         */
        hasta?: string;
        /** @description The most rows on a page, by default 25. */
        limite?: number;
        /**
         * @description Only payments like this.
         * @example debito
         */
        medio?: 'efectivo' | 'debito' | 'credito' | 'transferencia' | 'otro';
        /** @description Only charges for the work of this professional. */
        profesional?: number;
        /** @description Only charges for the work of no professional. */
        sin_profesional?: boolean;
        /** @description Only charges for neither a visit nor a pack. */
        sin_tratamiento?: boolean;
        /** @description Only these. */
        tipo?: 'cobro' | 'pago';
        /** @description Only charges for this treatment or pack, named as in `ingresos.tratamientos`. */
        tratamiento?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the charges and payments behind the figures of income */
      200: {
        headers: {
          /** @description Where the next page begins; absent if the page is empty. */
          'x-cursor'?: string;
          /** @description Whether there is a next page. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "movimientos": [
           *         {
           *           "tipo": "pago",
           *           "dia": "2027-03-01",
           *           "monto": 25000,
           *           "cobro": null,
           *           "pago": {
           *             "id": 455,
           *             "tipo": "pago",
           *             "medio": "debito",
           *             "paciente": 17,
           *             "paciente_nombre": "Rosa Ejemplo",
           *             "monto": 25000,
           *             "recibido": null,
           *             "vuelto": null,
           *             "propina": 0,
           *             "pagador": "",
           *             "rut_pagador": "",
           *             "autorizacion": "123456",
           *             "documento": {
           *               "tipo": "voucher",
           *               "numero": "118",
           *               "rut_emisor": ""
           *             },
           *             "correcciones_documento": [],
           *             "motivo": "",
           *             "fecha": "2027-03-01",
           *             "fecha_caja": "2027-03-01",
           *             "registrado_en": "2027-03-01T14:31:00.000Z",
           *             "registrado_por": "Paula Ejemplo",
           *             "con_pago": null,
           *             "devuelve": null,
           *             "devuelto": 0,
           *             "cobros": [
           *               {
           *                 "cobro": 812,
           *                 "descripcion": "Podología general",
           *                 "monto": 25000
           *               }
           *             ]
           *           }
           *         }
           *       ],
           *       "totales": {
           *         "cobros": {
           *           "cantidad": 0,
           *           "monto": 0
           *         },
           *         "pagos": {
           *           "cantidad": 1,
           *           "monto": 25000
           *         }
           *       }
           *     }
           */
          'application/json': {
            movimientos: components['schemas']['MoneyLine'][];
            totales: {
              cobros: {
                cantidad: number;
                /** @description In whole pesos. */
                monto: number;
              };
              pagos: {
                cantidad: number;
                /** @description In whole pesos. */
                monto: number;
              };
            };
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listPacks: {
    parameters: {
      query?: {
        /**
         * @description The patient.
         * @example 17
         */
        paciente?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the packs that a patient bought or may use, the newest first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 31,
           *         "paciente": 17,
           *         "paciente_nombre": "Rosa Ejemplo",
           *         "regalo": false,
           *         "comprador": 17,
           *         "comprador_nombre": "Rosa Ejemplo",
           *         "canjeado_en": null,
           *         "canjeado_por": null,
           *         "cobro": 815,
           *         "nombre": "Láser x5",
           *         "tratamientos": [
           *           "Láser"
           *         ],
           *         "sesiones": 5,
           *         "quedan": 5,
           *         "precio": 100000,
           *         "pagado": 100000,
           *         "vendido": "2027-03-01",
           *         "vence": "2027-09-01",
           *         "registrado_en": "2027-03-01T14:30:00.000Z",
           *         "registrado_por": "Paula Ejemplo",
           *         "cancelado": false,
           *         "cancelado_en": null,
           *         "cancelado_por": null,
           *         "motivo_cancelacion": "",
           *         "devuelto": 0,
           *         "familia": [],
           *         "usos": []
           *       }
           *     ]
           */
          'application/json': components['schemas']['Pack'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  sellPack: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17,
         *       "pack": 2,
         *       "pago": {
         *         "medio": "debito",
         *         "autorizacion": "123456"
         *       }
         *     }
         */
        'application/json': components['schemas']['SellPackBody'];
      };
    };
    responses: {
      /** @description Sell a pack to a patient */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 31,
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "regalo": false,
           *       "comprador": 17,
           *       "comprador_nombre": "Rosa Ejemplo",
           *       "canjeado_en": null,
           *       "canjeado_por": null,
           *       "cobro": 815,
           *       "nombre": "Láser x5",
           *       "tratamientos": [
           *         "Láser"
           *       ],
           *       "sesiones": 5,
           *       "quedan": 5,
           *       "precio": 100000,
           *       "pagado": 100000,
           *       "vendido": "2027-03-01",
           *       "vence": "2027-09-01",
           *       "registrado_en": "2027-03-01T14:30:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "cancelado": false,
           *       "cancelado_en": null,
           *       "cancelado_por": null,
           *       "motivo_cancelacion": "",
           *       "devuelto": 0,
           *       "familia": [],
           *       "usos": []
           *     }
           */
          'application/json': components['schemas']['Pack'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['ReceiptInUse'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  cancelPack: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @example 31 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "motivo": "Se cambia de ciudad",
         *       "medio_devolucion": "transferencia"
         *     }
         */
        'application/json': components['schemas']['CancelPackBody'];
      };
    };
    responses: {
      /** @description End a pack before its sessions are used */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 31,
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "regalo": false,
           *       "comprador": 17,
           *       "comprador_nombre": "Rosa Ejemplo",
           *       "canjeado_en": null,
           *       "canjeado_por": null,
           *       "cobro": 815,
           *       "nombre": "Láser x5",
           *       "tratamientos": [
           *         "Láser"
           *       ],
           *       "sesiones": 5,
           *       "quedan": 4,
           *       "precio": 100000,
           *       "pagado": 20000,
           *       "vendido": "2027-03-01",
           *       "vence": "2027-09-01",
           *       "registrado_en": "2027-03-01T14:30:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "cancelado": true,
           *       "cancelado_en": "2027-04-01T13:00:00.000Z",
           *       "cancelado_por": "Paula Ejemplo",
           *       "motivo_cancelacion": "Se cambia de ciudad",
           *       "devuelto": 80000,
           *       "familia": [],
           *       "usos": [
           *         {
           *           "id": 74,
           *           "fecha": "2027-03-08",
           *           "cita": 281,
           *           "paciente": 17,
           *           "paciente_nombre": "Rosa Ejemplo",
           *           "tratamiento": "Láser",
           *           "profesional": "Paula Ejemplo",
           *           "registrado_en": "2027-03-08T15:10:00.000Z",
           *           "registrado_por": "Paula Ejemplo",
           *           "devuelto_en": null,
           *           "devuelto_por": null,
           *           "motivo": ""
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Pack'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  sharePack: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @example 31 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 18
         *     }
         */
        'application/json': components['schemas']['SharePackBody'];
      };
    };
    responses: {
      /** @description Let another patient use a pack */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 31,
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "regalo": false,
           *       "comprador": 17,
           *       "comprador_nombre": "Rosa Ejemplo",
           *       "canjeado_en": null,
           *       "canjeado_por": null,
           *       "cobro": 815,
           *       "nombre": "Láser x5",
           *       "tratamientos": [
           *         "Láser"
           *       ],
           *       "sesiones": 5,
           *       "quedan": 5,
           *       "precio": 100000,
           *       "pagado": 100000,
           *       "vendido": "2027-03-01",
           *       "vence": "2027-09-01",
           *       "registrado_en": "2027-03-01T14:30:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "cancelado": false,
           *       "cancelado_en": null,
           *       "cancelado_por": null,
           *       "motivo_cancelacion": "",
           *       "devuelto": 0,
           *       "familia": [
           *         {
           *           "paciente": 18,
           *           "nombre": "Pedro Ejemplo",
           *           "agregado_en": "2027-03-01T14:35:00.000Z",
           *           "agregado_por": "Paula Ejemplo",
           *           "quitado_en": null,
           *           "quitado_por": null
           *         }
           *       ],
           *       "usos": []
           *     }
           */
          'application/json': components['schemas']['Pack'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  unsharePack: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @example 31 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 18
         *     }
         */
        'application/json': components['schemas']['UnsharePackBody'];
      };
    };
    responses: {
      /** @description Take the right to use a pack from another patient */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 31,
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "regalo": false,
           *       "comprador": 17,
           *       "comprador_nombre": "Rosa Ejemplo",
           *       "canjeado_en": null,
           *       "canjeado_por": null,
           *       "cobro": 815,
           *       "nombre": "Láser x5",
           *       "tratamientos": [
           *         "Láser"
           *       ],
           *       "sesiones": 5,
           *       "quedan": 5,
           *       "precio": 100000,
           *       "pagado": 100000,
           *       "vendido": "2027-03-01",
           *       "vence": "2027-09-01",
           *       "registrado_en": "2027-03-01T14:30:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "cancelado": false,
           *       "cancelado_en": null,
           *       "cancelado_por": null,
           *       "motivo_cancelacion": "",
           *       "devuelto": 0,
           *       "familia": [
           *         {
           *           "paciente": 18,
           *           "nombre": "Pedro Ejemplo",
           *           "agregado_en": "2027-03-01T14:35:00.000Z",
           *           "agregado_por": "Paula Ejemplo",
           *           "quitado_en": "2027-03-20T15:00:00.000Z",
           *           "quitado_por": "Paula Ejemplo"
           *         }
           *       ],
           *       "usos": []
           *     }
           */
          'application/json': components['schemas']['Pack'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listOpenGifts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the gifts that can still be redeemed, the newest first, at most 200 */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 31,
           *         "paciente": null,
           *         "paciente_nombre": null,
           *         "regalo": true,
           *         "comprador": 17,
           *         "comprador_nombre": "Rosa Ejemplo",
           *         "canjeado_en": null,
           *         "canjeado_por": null,
           *         "cobro": 815,
           *         "nombre": "Láser x5",
           *         "tratamientos": [
           *           "Láser"
           *         ],
           *         "sesiones": 5,
           *         "quedan": 5,
           *         "precio": 100000,
           *         "pagado": 100000,
           *         "vendido": "2027-03-01",
           *         "vence": "2027-09-01",
           *         "registrado_en": "2027-03-01T14:30:00.000Z",
           *         "registrado_por": "Paula Ejemplo",
           *         "cancelado": false,
           *         "cancelado_en": null,
           *         "cancelado_por": null,
           *         "motivo_cancelacion": "",
           *         "devuelto": 0,
           *         "familia": [],
           *         "usos": []
           *       }
           *     ]
           */
          'application/json': components['schemas']['Pack'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  sellGiftPack: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17,
         *       "pack": 2,
         *       "pago": {
         *         "medio": "debito",
         *         "autorizacion": "123456"
         *       }
         *     }
         */
        'application/json': components['schemas']['SellGiftPackBody'];
      };
    };
    responses: {
      /** @description Sell a pack that another person will use */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "codigo": "k7qm3xwd9htp",
           *       "pack": {
           *         "id": 31,
           *         "paciente": null,
           *         "paciente_nombre": null,
           *         "regalo": true,
           *         "comprador": 17,
           *         "comprador_nombre": "Rosa Ejemplo",
           *         "canjeado_en": null,
           *         "canjeado_por": null,
           *         "cobro": 815,
           *         "nombre": "Láser x5",
           *         "tratamientos": [
           *           "Láser"
           *         ],
           *         "sesiones": 5,
           *         "quedan": 5,
           *         "precio": 100000,
           *         "pagado": 100000,
           *         "vendido": "2027-03-01",
           *         "vence": "2027-09-01",
           *         "registrado_en": "2027-03-01T14:30:00.000Z",
           *         "registrado_por": "Paula Ejemplo",
           *         "cancelado": false,
           *         "cancelado_en": null,
           *         "cancelado_por": null,
           *         "motivo_cancelacion": "",
           *         "devuelto": 0,
           *         "familia": [],
           *         "usos": []
           *       }
           *     }
           */
          'application/json': components['schemas']['Gift'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['ReceiptInUse'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  redeemGiftPack: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "codigo": "K7QM-3XWD-9HTP",
         *       "paciente": 18
         *     }
         */
        'application/json': components['schemas']['RedeemGiftPackBody'];
      };
    };
    responses: {
      /** @description Make a gift the pack of a patient, once */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 31,
           *       "paciente": 18,
           *       "paciente_nombre": "Pedro Ejemplo",
           *       "regalo": true,
           *       "comprador": 17,
           *       "comprador_nombre": "Rosa Ejemplo",
           *       "canjeado_en": "2027-03-05T12:00:00.000Z",
           *       "canjeado_por": "Paula Ejemplo",
           *       "cobro": 815,
           *       "nombre": "Láser x5",
           *       "tratamientos": [
           *         "Láser"
           *       ],
           *       "sesiones": 5,
           *       "quedan": 5,
           *       "precio": 100000,
           *       "pagado": 100000,
           *       "vendido": "2027-03-01",
           *       "vence": "2027-09-01",
           *       "registrado_en": "2027-03-01T14:30:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "cancelado": false,
           *       "cancelado_en": null,
           *       "cancelado_por": null,
           *       "motivo_cancelacion": "",
           *       "devuelto": 0,
           *       "familia": [],
           *       "usos": []
           *     }
           */
          'application/json': components['schemas']['Pack'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  renewGiftCode: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @example 31 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Give a gift another code, because its voucher was lost */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "codigo": "k7qm3xwd9htp",
           *       "pack": {
           *         "id": 31,
           *         "paciente": null,
           *         "paciente_nombre": null,
           *         "regalo": true,
           *         "comprador": 17,
           *         "comprador_nombre": "Rosa Ejemplo",
           *         "canjeado_en": null,
           *         "canjeado_por": null,
           *         "cobro": 815,
           *         "nombre": "Láser x5",
           *         "tratamientos": [
           *           "Láser"
           *         ],
           *         "sesiones": 5,
           *         "quedan": 5,
           *         "precio": 100000,
           *         "pagado": 100000,
           *         "vendido": "2027-03-01",
           *         "vence": "2027-09-01",
           *         "registrado_en": "2027-03-01T14:30:00.000Z",
           *         "registrado_por": "Paula Ejemplo",
           *         "cancelado": false,
           *         "cancelado_en": null,
           *         "cancelado_por": null,
           *         "motivo_cancelacion": "",
           *         "devuelto": 0,
           *         "familia": [],
           *         "usos": []
           *       }
           *     }
           */
          'application/json': components['schemas']['Gift'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  giveBackSession: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /**
         * @description Of the used session.
         * @example 74
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "motivo": "Se usó el pack equivocado"
         *     }
         */
        'application/json': components['schemas']['GiveBackSessionBody'];
      };
    };
    responses: {
      /** @description Give a session back: its visit is charged what it was charged before */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 31,
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "regalo": false,
           *       "comprador": 17,
           *       "comprador_nombre": "Rosa Ejemplo",
           *       "canjeado_en": null,
           *       "canjeado_por": null,
           *       "cobro": 815,
           *       "nombre": "Láser x5",
           *       "tratamientos": [
           *         "Láser"
           *       ],
           *       "sesiones": 5,
           *       "quedan": 5,
           *       "precio": 100000,
           *       "pagado": 100000,
           *       "vendido": "2027-03-01",
           *       "vence": "2027-09-01",
           *       "registrado_en": "2027-03-01T14:30:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "cancelado": false,
           *       "cancelado_en": null,
           *       "cancelado_por": null,
           *       "motivo_cancelacion": "",
           *       "devuelto": 0,
           *       "familia": [],
           *       "usos": [
           *         {
           *           "id": 74,
           *           "fecha": "2027-03-08",
           *           "cita": 281,
           *           "paciente": 17,
           *           "paciente_nombre": "Rosa Ejemplo",
           *           "tratamiento": "Láser",
           *           "profesional": "Paula Ejemplo",
           *           "registrado_en": "2027-03-08T15:10:00.000Z",
           *           "registrado_por": "Paula Ejemplo",
           *           "devuelto_en": "2027-03-08T16:00:00.000Z",
           *           "devuelto_por": "Paula Ejemplo",
           *           "motivo": "Se usó el pack equivocado"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Pack'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  usePack: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @example 31 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "cita": 281
         *     }
         */
        'application/json': components['schemas']['UsePackBody'];
      };
    };
    responses: {
      /** @description Cover a finished visit with a session of a pack */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 31,
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "regalo": false,
           *       "comprador": 17,
           *       "comprador_nombre": "Rosa Ejemplo",
           *       "canjeado_en": null,
           *       "canjeado_por": null,
           *       "cobro": 815,
           *       "nombre": "Láser x5",
           *       "tratamientos": [
           *         "Láser"
           *       ],
           *       "sesiones": 5,
           *       "quedan": 4,
           *       "precio": 100000,
           *       "pagado": 100000,
           *       "vendido": "2027-03-01",
           *       "vence": "2027-09-01",
           *       "registrado_en": "2027-03-01T14:30:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "cancelado": false,
           *       "cancelado_en": null,
           *       "cancelado_por": null,
           *       "motivo_cancelacion": "",
           *       "devuelto": 0,
           *       "familia": [],
           *       "usos": [
           *         {
           *           "id": 74,
           *           "fecha": "2027-03-08",
           *           "cita": 281,
           *           "paciente": 17,
           *           "paciente_nombre": "Rosa Ejemplo",
           *           "tratamiento": "Láser",
           *           "profesional": "Paula Ejemplo",
           *           "registrado_en": "2027-03-08T15:10:00.000Z",
           *           "registrado_por": "Paula Ejemplo",
           *           "devuelto_en": null,
           *           "devuelto_por": null,
           *           "motivo": ""
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Pack'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['PackSpent'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listPayments: {
    parameters: {
      query?: {
        /**
         * @description The patient.
         * @example 17
         */
        paciente?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List a patient's payments, the newest first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 455,
           *         "tipo": "pago",
           *         "medio": "debito",
           *         "paciente": 17,
           *         "paciente_nombre": "Rosa Ejemplo",
           *         "monto": 25000,
           *         "recibido": null,
           *         "vuelto": null,
           *         "propina": 0,
           *         "pagador": "",
           *         "rut_pagador": "",
           *         "autorizacion": "123456",
           *         "documento": {
           *           "tipo": "voucher",
           *           "numero": "118",
           *           "rut_emisor": ""
           *         },
           *         "correcciones_documento": [],
           *         "motivo": "",
           *         "fecha": "2027-03-01",
           *         "fecha_caja": "2027-03-01",
           *         "registrado_en": "2027-03-01T14:31:00.000Z",
           *         "registrado_por": "Paula Ejemplo",
           *         "con_pago": null,
           *         "devuelve": null,
           *         "devuelto": 0,
           *         "cobros": [
           *           {
           *             "cobro": 812,
           *             "descripcion": "Podología general",
           *             "monto": 25000
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['Payment'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  takePayment: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17,
         *       "medio": "debito",
         *       "autorizacion": "123456",
         *       "documento": {
         *         "tipo": "voucher",
         *         "numero": "118"
         *       }
         *     }
         */
        'application/json': components['schemas']['TakePaymentBody'];
      };
    };
    responses: {
      /** @description Take a payment of what a patient owes */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 455,
           *       "tipo": "pago",
           *       "medio": "debito",
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "monto": 25000,
           *       "recibido": null,
           *       "vuelto": null,
           *       "propina": 0,
           *       "pagador": "",
           *       "rut_pagador": "",
           *       "autorizacion": "123456",
           *       "documento": {
           *         "tipo": "voucher",
           *         "numero": "118",
           *         "rut_emisor": ""
           *       },
           *       "correcciones_documento": [],
           *       "motivo": "",
           *       "fecha": "2027-03-01",
           *       "fecha_caja": "2027-03-01",
           *       "registrado_en": "2027-03-01T14:31:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "con_pago": null,
           *       "devuelve": null,
           *       "devuelto": 0,
           *       "cobros": [
           *         {
           *           "cobro": 812,
           *           "descripcion": "Podología general",
           *           "monto": 25000
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Payment'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['ReceiptInUse'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  refundPayment: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @example 455 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "motivo": "Se pagó dos veces"
         *     }
         */
        'application/json': components['schemas']['RefundPaymentBody'];
      };
    };
    responses: {
      /** @description Give a payment or a tip back, whole or in part */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 456,
           *       "tipo": "devolucion",
           *       "medio": "debito",
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "monto": -25000,
           *       "recibido": null,
           *       "vuelto": null,
           *       "propina": 0,
           *       "pagador": "",
           *       "rut_pagador": "",
           *       "autorizacion": "",
           *       "documento": {
           *         "tipo": "voucher",
           *         "numero": "118",
           *         "rut_emisor": ""
           *       },
           *       "correcciones_documento": [],
           *       "motivo": "Se pagó dos veces",
           *       "fecha": "2027-03-01",
           *       "fecha_caja": "2027-03-01",
           *       "registrado_en": "2027-03-01T14:31:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "con_pago": null,
           *       "devuelve": 455,
           *       "devuelto": 0,
           *       "cobros": []
           *     }
           */
          'application/json': components['schemas']['Payment'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  addPaymentDocument: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @example 455 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "tipo": "boleta_afecta",
         *       "numero": "119"
         *     }
         */
        'application/json': components['schemas']['AddPaymentDocumentBody'];
      };
    };
    responses: {
      /** @description Name the document of a payment that was taken before it was issued */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 455,
           *       "tipo": "pago",
           *       "medio": "debito",
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "monto": 25000,
           *       "recibido": null,
           *       "vuelto": null,
           *       "propina": 0,
           *       "pagador": "",
           *       "rut_pagador": "",
           *       "autorizacion": "123456",
           *       "documento": {
           *         "tipo": "boleta_afecta",
           *         "numero": "119",
           *         "rut_emisor": ""
           *       },
           *       "correcciones_documento": [],
           *       "motivo": "",
           *       "fecha": "2027-03-01",
           *       "fecha_caja": "2027-03-01",
           *       "registrado_en": "2027-03-01T14:31:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "con_pago": null,
           *       "devuelve": null,
           *       "devuelto": 0,
           *       "cobros": [
           *         {
           *           "cobro": 812,
           *           "descripcion": "Podología general",
           *           "monto": 25000
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Payment'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['ReceiptInUse'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  correctPaymentDocument: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @example 455 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "documento": {
         *         "tipo": "boleta_afecta",
         *         "numero": "119"
         *       },
         *       "motivo": "Número mal escrito"
         *     }
         */
        'application/json': components['schemas']['CorrectPaymentDocumentBody'];
      };
    };
    responses: {
      /** @description Name another document of a payment, or none, in place of a wrong one */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 455,
           *       "tipo": "pago",
           *       "medio": "debito",
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "monto": 25000,
           *       "recibido": null,
           *       "vuelto": null,
           *       "propina": 0,
           *       "pagador": "",
           *       "rut_pagador": "",
           *       "autorizacion": "123456",
           *       "documento": {
           *         "tipo": "boleta_afecta",
           *         "numero": "119",
           *         "rut_emisor": ""
           *       },
           *       "correcciones_documento": [
           *         {
           *           "documento": {
           *             "tipo": "boleta_afecta",
           *             "numero": "191",
           *             "rut_emisor": ""
           *           },
           *           "motivo": "Número mal escrito",
           *           "registrado_en": "2027-03-01T15:10:00.000Z",
           *           "registrado_por": "Paula Ejemplo"
           *         }
           *       ],
           *       "motivo": "",
           *       "fecha": "2027-03-01",
           *       "fecha_caja": "2027-03-01",
           *       "registrado_en": "2027-03-01T14:31:00.000Z",
           *       "registrado_por": "Paula Ejemplo",
           *       "con_pago": null,
           *       "devuelve": null,
           *       "devuelto": 0,
           *       "cobros": [
           *         {
           *           "cobro": 812,
           *           "descripcion": "Podología general",
           *           "monto": 25000
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Payment'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['ReceiptInUse'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listProducts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the supplies that are for sale */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "insumo": 7,
           *         "nombre": "Crema de urea",
           *         "unidad_medida": "tubo",
           *         "stock_actual": 4,
           *         "precio_venta": 9990,
           *         "vencido": false
           *       }
           *     ]
           */
          'application/json': components['schemas']['Product'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  reopenCashDay: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "dia": "2027-03-01",
         *       "motivo": "Faltó un pago"
         *     }
         */
        'application/json': components['schemas']['ReopenCashDayBody'];
      };
    };
    responses: {
      /** @description Reopen a closed day of the till */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "dia": "2027-03-01",
           *       "cerrado": false,
           *       "cobros": [
           *         {
           *           "id": 812,
           *           "tipo": "visita",
           *           "paciente": 17,
           *           "paciente_nombre": "Rosa Ejemplo",
           *           "cita": 281,
           *           "profesional_id": 1,
           *           "descripcion": "Podología general",
           *           "insumo": null,
           *           "cantidad": null,
           *           "precio": 25000,
           *           "rebaja": 0,
           *           "monto": 25000,
           *           "impuesto": "sin_definir",
           *           "motivo": "",
           *           "fecha": "2027-03-01",
           *           "fecha_caja": "2027-03-01",
           *           "registrado_en": "2027-03-01T14:30:00.000Z",
           *           "registrado_por": "Paula Ejemplo",
           *           "anula": null,
           *           "anulado": false,
           *           "pagado": 0,
           *           "saldo": 25000
           *         }
           *       ],
           *       "pagos": [
           *         {
           *           "id": 455,
           *           "tipo": "pago",
           *           "medio": "debito",
           *           "paciente": 17,
           *           "paciente_nombre": "Rosa Ejemplo",
           *           "monto": 25000,
           *           "recibido": null,
           *           "vuelto": null,
           *           "propina": 0,
           *           "pagador": "",
           *           "rut_pagador": "",
           *           "autorizacion": "123456",
           *           "documento": {
           *             "tipo": "voucher",
           *             "numero": "118",
           *             "rut_emisor": ""
           *           },
           *           "correcciones_documento": [],
           *           "motivo": "",
           *           "fecha": "2027-03-01",
           *           "fecha_caja": "2027-03-01",
           *           "registrado_en": "2027-03-01T14:31:00.000Z",
           *           "registrado_por": "Paula Ejemplo",
           *           "con_pago": null,
           *           "devuelve": null,
           *           "devuelto": 0,
           *           "cobros": [
           *             {
           *               "cobro": 812,
           *               "descripcion": "Podología general",
           *               "monto": 25000
           *             }
           *           ]
           *         }
           *       ],
           *       "gastos": [],
           *       "totales": [
           *         {
           *           "medio": "debito",
           *           "tipo": "pago",
           *           "monto": 25000,
           *           "cantidad": 1
           *         }
           *       ],
           *       "efectivo": 0,
           *       "cierres": [
           *         {
           *           "id": 9,
           *           "efectivo_inicial": 20000,
           *           "efectivo_contado": 20000,
           *           "efectivo_esperado": 20000,
           *           "motivo": "",
           *           "cerrado_en": "2027-03-01T22:10:00.000Z",
           *           "cerrado_por": "Paula Ejemplo",
           *           "reabierto_en": "2027-03-02T12:00:00.000Z",
           *           "reabierto_por": "Paula Ejemplo",
           *           "motivo_reapertura": "Faltó un pago"
           *         }
           *       ],
           *       "tarjetas": 25000,
           *       "cuadraturas": []
           *     }
           */
          'application/json': components['schemas']['CashDay'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  getBalanceReminder: {
    parameters: {
      query?: {
        /**
         * @description The patient.
         * @example 17
         */
        paciente?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How a patient can be reminded of what they owe, and when they last were */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "paciente": 17,
           *       "medio": "enlace",
           *       "impedimento": null,
           *       "ultimo": "2027-03-15T13:00:00.000Z",
           *       "estado": "enviado",
           *       "de_hoy": true
           *     }
           */
          'application/json': {
            /** @description Whether the last one is of today: there is one a day. */
            de_hoy: boolean;
            estado: ('enviado' | 'pendiente' | 'fallido') | null;
            /** @description Why the patient can not be written to. */
            impedimento: ('se_opone' | 'sin_contacto') | null;
            /** @description How a message would be sent now; `enlace`: by the user. */
            medio: ('enlace' | 'whatsapp' | 'correo') | null;
            paciente: number;
            /** @description When the last one was sent, or written. */
            ultimo: string | null;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  remindOfBalance: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17
         *     }
         */
        'application/json': components['schemas']['RemindOfBalanceBody'];
      };
    };
    responses: {
      /** @description Remind a patient of what they owe */
      200: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "paciente": 17,
           *       "medio": "enlace",
           *       "impedimento": null,
           *       "ultimo": "2027-03-15T13:00:00.000Z",
           *       "estado": "enviado",
           *       "de_hoy": true,
           *       "enlace": "https://wa.me/56912345678?text=Hola%20Rosa",
           *       "falla": ""
           *     }
           */
          'application/json': {
            /** @description Whether the last one is of today: there is one a day. */
            de_hoy: boolean;
            enlace: string | null;
            estado: ('enviado' | 'pendiente' | 'fallido') | null;
            /** @description Why it was not sent; otherwise empty. */
            falla: string;
            /** @description Why the patient can not be written to. */
            impedimento: ('se_opone' | 'sin_contacto') | null;
            /** @description How a message would be sent now; `enlace`: by the user. */
            medio: ('enlace' | 'whatsapp' | 'correo') | null;
            paciente: number;
            /** @description When the last one was sent, or written. */
            ultimo: string | null;
          };
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['PatientOpposes'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listPayRegimes: {
    parameters: {
      query: {
        /** @example 1 */
        profesional: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List how a professional is and was paid, the newest first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 4,
           *         "regimen": "honorarios",
           *         "desde": "2027-03-01",
           *         "base": "cobrado",
           *         "porcentaje": 40,
           *         "arriendo": 0,
           *         "por_tratamiento": [
           *           {
           *             "tratamiento": 3,
           *             "nombre": "Láser",
           *             "porcentaje": 32.5
           *           }
           *         ],
           *         "registrado_en": "2027-03-01T13:00:00.000Z",
           *         "registrado_por": "Rosa Ejemplo"
           *       }
           *     ]
           */
          'application/json': components['schemas']['PayRegime'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  addPayRegime: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "profesional": 1,
         *       "regimen": "honorarios",
         *       "desde": "2027-03-01",
         *       "base": "cobrado",
         *       "porcentaje": 40,
         *       "por_tratamiento": [
         *         {
         *           "tratamiento": 3,
         *           "porcentaje": 32.5
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['AddPayRegimeBody'];
      };
    };
    responses: {
      /** @description Say how a professional is paid from a day on */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 4,
           *       "regimen": "honorarios",
           *       "desde": "2027-03-01",
           *       "base": "cobrado",
           *       "porcentaje": 40,
           *       "arriendo": 0,
           *       "por_tratamiento": [
           *         {
           *           "tratamiento": 3,
           *           "nombre": "Láser",
           *           "porcentaje": 32.5
           *         }
           *       ],
           *       "registrado_en": "2027-03-01T13:00:00.000Z",
           *       "registrado_por": "Rosa Ejemplo"
           *     }
           */
          'application/json': components['schemas']['PayRegime'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readAccount: {
    parameters: {
      query?: {
        /**
         * @description The patient.
         * @example 17
         */
        paciente?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read what a patient owes, and what they paid too much */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "paciente": 17,
           *       "saldo_pendiente": 25000,
           *       "saldo_a_favor": 0,
           *       "saldo_reservado": 0,
           *       "desde": "2027-03-01"
           *     }
           */
          'application/json': components['schemas']['Account'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  useCredit: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17
         *     }
         */
        'application/json': components['schemas']['UseCreditBody'];
      };
    };
    responses: {
      /** @description Pay what a patient owes with what they paid too much */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "paciente": 17,
           *       "saldo_pendiente": 0,
           *       "saldo_a_favor": 0,
           *       "saldo_reservado": 0,
           *       "desde": null
           *     }
           */
          'application/json': components['schemas']['Account'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readCalendarFeed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description From the feed’s address. Anyone who has it can read the feed until it is revoked.
         * @example kD1qV…
         */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read the agenda as a calendar (RFC 5545) */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/calendar': string;
        };
      };
      /** @description Unchanged: `If-None-Match` matches. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailableOrOverloaded'];
    };
  };
  listAppointmentsOfDay: {
    parameters: {
      query?: {
        /**
         * @description With this, `cursor` or `limite`, the answer is a page of what changed since then, in the order of the last change. With an offset; a `+` is written `%2B`.
         * @example 2027-01-01T00:00:00-03:00
         */
        cambiado_desde?: string;
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /**
         * @description In the clinic’s time. Required, unless the query asks for what changed.
         * @example 2027-03-15
         */
        fecha?: string;
        /** @description The most rows on a page, by default 100. */
        limite?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the appointments of a day, by hour, or what changed */
      200: {
        headers: {
          /** @description Only on a page of changes: where the next page begins. */
          'x-cursor'?: string;
          /** @description Only on a page of changes: whether the next page has rows already. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 41,
           *         "paciente": 17,
           *         "paciente_rut": "12.345.678-5",
           *         "paciente_nombre": "Rosa Ejemplo",
           *         "nombre_reserva": "",
           *         "paciente_fecha_nacimiento": "1980-05-21",
           *         "fecha": "2027-03-15",
           *         "hora": "10:00",
           *         "estado": "reservada",
           *         "tipo_cita": "podologia",
           *         "profesional": 1,
           *         "profesional_nombre": "Paula Ejemplo",
           *         "tratamiento_nombre": "Consulta General",
           *         "tipo_tratamiento": "Consulta General",
           *         "duracion_cita": 60,
           *         "duracion_extendida": false,
           *         "sobrecupo": false,
           *         "notas": "",
           *         "asistencia": ""
           *       }
           *     ]
           */
          'application/json': components['schemas']['Appointment'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readAppointment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 41 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read an appointment */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 41,
           *       "paciente": 17,
           *       "paciente_rut": "12.345.678-5",
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "nombre_reserva": "",
           *       "paciente_fecha_nacimiento": "1980-05-21",
           *       "fecha": "2027-03-15",
           *       "hora": "10:00",
           *       "estado": "reservada",
           *       "tipo_cita": "podologia",
           *       "profesional": 1,
           *       "profesional_nombre": "Paula Ejemplo",
           *       "tratamiento_nombre": "Consulta General",
           *       "tipo_tratamiento": "Consulta General",
           *       "duracion_cita": 60,
           *       "duracion_extendida": false,
           *       "sobrecupo": false,
           *       "notas": "",
           *       "asistencia": ""
           *     }
           */
          'application/json': components['schemas']['Appointment'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  updateAppointment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 41 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "estado": "confirmada"
         *     }
         */
        'application/json': components['schemas']['UpdateAppointmentBody'];
      };
    };
    responses: {
      /** @description Change an appointment */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 41,
           *       "paciente": 17,
           *       "paciente_rut": "12.345.678-5",
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "nombre_reserva": "",
           *       "paciente_fecha_nacimiento": "1980-05-21",
           *       "fecha": "2027-03-15",
           *       "hora": "10:00",
           *       "estado": "confirmada",
           *       "tipo_cita": "podologia",
           *       "profesional": 1,
           *       "profesional_nombre": "Paula Ejemplo",
           *       "tratamiento_nombre": "Consulta General",
           *       "tipo_tratamiento": "Consulta General",
           *       "duracion_cita": 60,
           *       "duracion_extendida": false,
           *       "sobrecupo": false,
           *       "notas": "",
           *       "asistencia": ""
           *     }
           */
          'application/json': components['schemas']['Appointment'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['SlotTaken'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listAttendance: {
    parameters: {
      query?: {
        /** @description Only appointments that were cancelled with this notice. */
        anticipacion?:
          | 'desde_48_horas'
          | 'desde_24_horas'
          | 'desde_2_horas'
          | 'menos_de_2_horas'
          | 'despues_de_la_hora'
          | 'sin_dato';
        /** @description Only appointments that these cancelled the last time. */
        cancelada_por?: 'paciente' | 'equipo' | 'integracion' | 'sistema' | 'sin_dato';
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /**
         * @description The first day. Required.
         * @example 2027-03-01
         */
        desde?: string;
        /** @description Only on these days, 1 for Mondays to 7 for Sundays. */
        dia?: number;
        /** @description Only these. */
        estado?: 'reservada' | 'confirmada' | 'completada' | 'cancelada' | 'no_vino' | 'sin_cerrar';
        /**
         * @description The last day, included. Required; at most 366 days with `desde`.
         * @example 2027-03-31
         */
        hasta?: string;
        /** @description Only appointments that start within this hour. */
        hora?: number;
        /** @description The most rows on a page, by default 25. */
        limite?: number;
        /** @description Only those booked like this. */
        origen?: 'reserva_en_linea' | 'equipo' | 'lista_de_espera' | 'integracion' | 'sistema' | 'sin_dato';
        /** @description Only the first completed one in the period of each patient who was never attended before `desde`, or who was. */
        pacientes?: 'nuevos' | 'que_vuelven';
        /** @description Only those to come or not closed yet: `por_cerrar` in the figures. */
        por_cerrar?: 'true' | 'false';
        /** @description Only with this professional. */
        profesional?: number;
        /** @description Only appointments that the waiting list booked at a cancelled hour. */
        revendidas?: 'true' | 'false';
        /** @description Only appointments that are not cancelled. */
        sin_canceladas?: 'true' | 'false';
        /** @description Only on this agenda. */
        tipo_cita?: 'podologia' | 'manicura';
        /** @description Only with this treatment; case is ignored. */
        tratamiento?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the appointments of a period by what became of them */
      200: {
        headers: {
          /** @description Where the next page begins; absent if the page is empty. */
          'x-cursor'?: string;
          /** @description Whether there is a next page. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "citas": [],
           *       "conteos": {
           *         "reservada": 3,
           *         "confirmada": 12,
           *         "completada": 40,
           *         "cancelada": 5,
           *         "no_vino": 2
           *       },
           *       "sin_cerrar": 1
           *     }
           */
          'application/json': {
            citas: components['schemas']['Appointment'][];
            conteos: {
              cancelada: number;
              completada: number;
              confirmada: number;
              no_vino: number;
              reservada: number;
            };
            sin_cerrar: number;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  createAppointment: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17,
         *       "fecha": "2027-03-15",
         *       "hora": "10:00",
         *       "tratamiento": "Consulta General"
         *     }
         */
        'application/json': components['schemas']['CreateAppointmentBody'];
      };
    };
    responses: {
      /** @description Book an appointment for a patient */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 41,
           *       "paciente": 17,
           *       "paciente_rut": "12.345.678-5",
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "nombre_reserva": "",
           *       "paciente_fecha_nacimiento": "1980-05-21",
           *       "fecha": "2027-03-15",
           *       "hora": "10:00",
           *       "estado": "reservada",
           *       "tipo_cita": "podologia",
           *       "profesional": 1,
           *       "profesional_nombre": "Paula Ejemplo",
           *       "tratamiento_nombre": "Consulta General",
           *       "tipo_tratamiento": "Consulta General",
           *       "duracion_cita": 60,
           *       "duracion_extendida": false,
           *       "sobrecupo": false,
           *       "notas": "",
           *       "asistencia": ""
           *     }
           */
          'application/json': components['schemas']['Appointment'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      409: components['responses']['SlotTaken'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listAppointments: {
    parameters: {
      query?: {
        /** @description The first day. */
        desde?: string;
        /** @description The last day, included. */
        hasta?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List all appointments, or those of a range of days */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "citas": [
           *         {
           *           "id": 41,
           *           "paciente": 17,
           *           "paciente_rut": "12.345.678-5",
           *           "paciente_nombre": "Rosa Ejemplo",
           *           "nombre_reserva": "",
           *           "paciente_fecha_nacimiento": "1980-05-21",
           *           "fecha": "2027-03-15",
           *           "hora": "10:00",
           *           "estado": "reservada",
           *           "tipo_cita": "podologia",
           *           "profesional": 1,
           *           "profesional_nombre": "Paula Ejemplo",
           *           "tratamiento_nombre": "Consulta General",
           *           "tipo_tratamiento": "Consulta General",
           *           "duracion_cita": 60,
           *           "duracion_extendida": false,
           *           "sobrecupo": false,
           *           "notas": "",
           *           "asistencia": ""
           *         }
           *       ]
           *     }
           */
          'application/json': {
            citas: components['schemas']['Appointment'][];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listFreeHours: {
    parameters: {
      query: {
        duracion_cita?: 60 | 120;
        /** @example 2027-03-15 */
        fecha: string;
        profesional?: number;
        tipo_cita?: 'podologia' | 'manicura';
        tratamiento?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the free hours of a day */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "horas_disponibles": [
           *         "09:00",
           *         "10:00"
           *       ]
           *     }
           */
          'application/json': {
            horas_disponibles: string[];
          };
        };
      };
      /** @description Unchanged: `If-None-Match` matches. */
      304: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailableOrOverloaded'];
    };
  };
  listDeletedAppointments: {
    parameters: {
      query?: {
        /**
         * @description With this, `cursor` or `limite`, the answer is a page of what changed since then, in the order of the last change. With an offset; a `+` is written `%2B`.
         * @example 2027-01-01T00:00:00-03:00
         */
        cambiado_desde?: string;
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /** @description The most rows on a page, by default 100. */
        limite?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the ids of deleted appointments */
      200: {
        headers: {
          /** @description Only on a page of changes: where the next page begins. */
          'x-cursor'?: string;
          /** @description Only on a page of changes: whether the next page has rows already. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 9,
           *         "eliminado": "2027-01-04T13:05:00.000Z"
           *       }
           *     ]
           */
          'application/json': {
            /** Format: date-time */
            eliminado: string;
            id: number;
          }[];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  deleteAppointment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 41 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; nothing is returned. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportAppointments: {
    parameters: {
      query: {
        /** @description The first day; from the beginning if absent. */
        desde?: string;
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
        /** @description The last day; to the end if absent. */
        hasta?: string;
        /**
         * @description Comma-separated professional ids; all if absent.
         * @example 1,2
         */
        profesionales?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The appointments, as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listHoursForEditing: {
    parameters: {
      query: {
        cita_id?: number;
        duracion_cita?: 60 | 120;
        /** @example 2027-03-15 */
        fecha: string;
        profesional?: number;
        tipo_cita?: 'podologia' | 'manicura';
        tratamiento?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the hours an appointment can be moved to */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "horarios_disponibles": [
           *         "09:00"
           *       ],
           *       "horas_ocupadas": [
           *         "10:00"
           *       ]
           *     }
           */
          'application/json': {
            horarios_disponibles: string[];
            horas_ocupadas: string[];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  uploadAppointmentImport: {
    parameters: {
      query?: {
        /**
         * @description The number of the row with the headers; without it, it is looked for.
         * @example 3
         */
        fila_encabezados?: number;
        /**
         * @description The sheet to read; without it, the first visible one whose headers are recognised, or the first with content.
         * @example Pacientes
         */
        hoja?: string;
        /**
         * @description The name of the file.
         * @example lista.csv
         */
        nombre?: string;
      };
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        'text/csv': string;
      };
    };
    responses: {
      /** @description Upload a file for import */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 4,
           *       "nombre": "lista.csv",
           *       "filas": 120,
           *       "columnas": [
           *         {
           *           "encabezado": "Fecha y hora",
           *           "dato": "Fecha"
           *         },
           *         {
           *           "encabezado": "Sucursal",
           *           "dato": null
           *         }
           *       ],
           *       "hoja": "Pacientes",
           *       "hojas": [
           *         {
           *           "nombre": "Portada",
           *           "oculta": false
           *         },
           *         {
           *           "nombre": "Pacientes",
           *           "oculta": false
           *         }
           *       ],
           *       "fila_encabezados": 3,
           *       "filas_sobre_encabezados": [
           *         {
           *           "fila": 1,
           *           "texto": "Listado de pacientes"
           *         }
           *       ],
           *       "filas_ocultas": 0
           *     }
           */
          'application/json': components['schemas']['Import'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  getRejectedAppointmentRows: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 4 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the rejected rows of an import, with what to correct */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  getAppointmentImportTemplate: {
    parameters: {
      query?: {
        /** @example csv */
        formato?: 'csv' | 'xlsx';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a template for import */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  bookAppointment: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "nombre": "Luis Ejemplo",
         *       "email": "luis@example.com",
         *       "telefono": "+56 9 2345 6789",
         *       "fecha": "2027-03-15",
         *       "hora": "10:00"
         *     }
         */
        'application/json': components['schemas']['BookAppointmentBody'];
      };
    };
    responses: {
      /** @description Book an hour as a visitor */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "mensaje": "¡Reserva realizada con éxito!",
           *       "fecha": "2027-03-15",
           *       "hora": "10:00",
           *       "estado": "reservada"
           *     }
           */
          'application/json': {
            /** @constant */
            estado: 'reservada';
            /** Format: date */
            fecha: string;
            hora: string;
            mensaje: string;
          };
        };
      };
      400: components['responses']['BadRequest'];
      409: components['responses']['BookingsPausedOrSlotTaken'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailableOrOverloaded'];
    };
  };
  readDepositSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read the account for deposits */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "banco": "Banco Ejemplo",
           *       "tipo_cuenta": "corriente",
           *       "numero_cuenta": "123456789",
           *       "titular": "Clínica Ejemplo SpA",
           *       "rut": "76.086.428-5",
           *       "correo": "abonos@ejemplo.cl",
           *       "condiciones": "El abono no se devuelve si no asiste.",
           *       "horas_de_aviso": 24,
           *       "horas_para_pagar": null
           *     }
           */
          'application/json': components['schemas']['DepositSettings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  updateDepositSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "banco": "Banco Ejemplo",
         *       "tipo_cuenta": "corriente",
         *       "numero_cuenta": "123456789",
         *       "titular": "Clínica Ejemplo SpA",
         *       "rut": "76.086.428-5",
         *       "correo": "abonos@ejemplo.cl"
         *     }
         */
        'application/json': components['schemas']['UpdateDepositSettingsBody'];
      };
    };
    responses: {
      /** @description Change the account for deposits */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "banco": "Banco Ejemplo",
           *       "tipo_cuenta": "corriente",
           *       "numero_cuenta": "123456789",
           *       "titular": "Clínica Ejemplo SpA",
           *       "rut": "76.086.428-5",
           *       "correo": "abonos@ejemplo.cl",
           *       "condiciones": "El abono no se devuelve si no asiste.",
           *       "horas_de_aviso": 24,
           *       "horas_para_pagar": null
           *     }
           */
          'application/json': components['schemas']['DepositSettings'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readFootExamSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read which parts the exam of the feet has */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "grupos": [
           *         "Uñas",
           *         "Zonas de la piel",
           *         "Monofilamento de 10 g"
           *       ],
           *       "corte_10_puntos": 4
           *     }
           */
          'application/json': components['schemas']['FootExamSettings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  updateFootExamSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "corte_10_puntos": 4
         *     }
         */
        'application/json': components['schemas']['UpdateFootExamSettingsBody'];
      };
    };
    responses: {
      /** @description Change which parts the exam of the feet has */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "grupos": [
           *         "Uñas",
           *         "Zonas de la piel",
           *         "Monofilamento de 10 g"
           *       ],
           *       "corte_10_puntos": 4
           *     }
           */
          'application/json': components['schemas']['FootExamSettings'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listClinicImages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the clinic's logo and photo */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "cual": "logo",
           *         "version": 2,
           *         "imagen": {
           *           "direccion": "/public/imagen/9f86d081.png",
           *           "direccion_pequena": "/public/imagen/2c26b46b.png",
           *           "direccion_vista_previa": "/public/imagen/fcde2b2e.png",
           *           "ancho": 512,
           *           "alto": 200
           *         }
           *       }
           *     ]
           */
          'application/json': components['schemas']['ClinicImage'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  replaceClinicImage: {
    parameters: {
      query?: {
        /** @description The version the editor saw; without it, the last write wins. */
        version?: number;
      };
      header?: never;
      path: {
        /** @example logo */
        cual: 'logo' | 'foto';
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'image/jpeg': string;
        'image/png': string;
        'image/webp': string;
      };
    };
    responses: {
      /** @description Replace the logo or the photo */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "cual": "logo",
           *       "version": 2,
           *       "imagen": {
           *         "direccion": "/public/imagen/9f86d081.png",
           *         "direccion_pequena": "/public/imagen/2c26b46b.png",
           *         "direccion_vista_previa": "/public/imagen/fcde2b2e.png",
           *         "ancho": 512,
           *         "alto": 200
           *       }
           *     }
           */
          'application/json': components['schemas']['ClinicImage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['Stale'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  removeClinicImage: {
    parameters: {
      query?: {
        /** @description The version the editor saw; without it, the last write wins. */
        version?: number;
      };
      header?: never;
      path: {
        /** @example logo */
        cual: 'logo' | 'foto';
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Remove the logo or the photo */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "cual": "logo",
           *       "version": 3,
           *       "imagen": null
           *     }
           */
          'application/json': components['schemas']['ClinicImage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['Stale'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listSignedConsents: {
    parameters: {
      query: {
        /**
         * @description The patient’s id.
         * @example 17
         */
        paciente: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List a patient's answers to consent texts, newest first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 9,
           *         "paciente": 17,
           *         "texto_id": 3,
           *         "version_texto": 2,
           *         "cita": 5,
           *         "respuesta": "acepta",
           *         "titulo": "Ortonixia",
           *         "texto": "Yo, Rosa Ejemplo, acepto que se me ponga un bracket en la uña.",
           *         "sha256": "b4a3f7c6f0a1d6c2f54c1f3a2c1e7b8d9e0f1a2b3c4d5e6f708192a3b4c5d6e7",
           *         "firma": "paciente",
           *         "nombre": "Rosa Ejemplo",
           *         "rut": "11.111.111-1",
           *         "relacion": "",
           *         "trazos": null,
           *         "nombre_escrito": "Rosa Ejemplo",
           *         "equipo": "clinica",
           *         "motivo": "",
           *         "respondido": "2026-03-02T15:04:05.000Z",
           *         "anotado_por": "Ana Paz",
           *         "vigente": true,
           *         "retirado": null,
           *         "retirado_por": null,
           *         "motivo_retiro": ""
           *       }
           *     ]
           */
          'application/json': components['schemas']['SignedConsent'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  signConsent: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17,
         *       "texto_id": 3,
         *       "cita": 5,
         *       "respuesta": "acepta",
         *       "sha256": "b4a3f7c6f0a1d6c2f54c1f3a2c1e7b8d9e0f1a2b3c4d5e6f708192a3b4c5d6e7",
         *       "firma": "paciente",
         *       "nombre_escrito": "Rosa Ejemplo"
         *     }
         */
        'application/json': components['schemas']['SignConsentBody'];
      };
    };
    responses: {
      /** @description Store a signed answer */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 9,
           *       "paciente": 17,
           *       "texto_id": 3,
           *       "version_texto": 2,
           *       "cita": 5,
           *       "respuesta": "acepta",
           *       "titulo": "Ortonixia",
           *       "texto": "Yo, Rosa Ejemplo, acepto que se me ponga un bracket en la uña.",
           *       "sha256": "b4a3f7c6f0a1d6c2f54c1f3a2c1e7b8d9e0f1a2b3c4d5e6f708192a3b4c5d6e7",
           *       "firma": "paciente",
           *       "nombre": "Rosa Ejemplo",
           *       "rut": "11.111.111-1",
           *       "relacion": "",
           *       "trazos": null,
           *       "nombre_escrito": "Rosa Ejemplo",
           *       "equipo": "clinica",
           *       "motivo": "",
           *       "respondido": "2026-03-02T15:04:05.000Z",
           *       "anotado_por": "Ana Paz",
           *       "vigente": true,
           *       "retirado": null,
           *       "retirado_por": null,
           *       "motivo_retiro": ""
           *     }
           */
          'application/json': components['schemas']['SignedConsent'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['Stale'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readSignedConsent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 9 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read an answer to a consent text */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 9,
           *       "paciente": 17,
           *       "texto_id": 3,
           *       "version_texto": 2,
           *       "cita": 5,
           *       "respuesta": "acepta",
           *       "titulo": "Ortonixia",
           *       "texto": "Yo, Rosa Ejemplo, acepto que se me ponga un bracket en la uña.",
           *       "sha256": "b4a3f7c6f0a1d6c2f54c1f3a2c1e7b8d9e0f1a2b3c4d5e6f708192a3b4c5d6e7",
           *       "firma": "paciente",
           *       "nombre": "Rosa Ejemplo",
           *       "rut": "11.111.111-1",
           *       "relacion": "",
           *       "trazos": null,
           *       "nombre_escrito": "Rosa Ejemplo",
           *       "equipo": "clinica",
           *       "motivo": "",
           *       "respondido": "2026-03-02T15:04:05.000Z",
           *       "anotado_por": "Ana Paz",
           *       "vigente": true,
           *       "retirado": null,
           *       "retirado_por": null,
           *       "motivo_retiro": ""
           *     }
           */
          'application/json': components['schemas']['SignedConsent'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  createConsentLink: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17,
         *       "texto_id": 3,
         *       "cita": 5,
         *       "firma": "paciente"
         *     }
         */
        'application/json': components['schemas']['CreateConsentLinkBody'];
      };
    };
    responses: {
      /** @description Make a link to sign on one’s own phone */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 2,
           *       "ruta": "/public/consentimiento/3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
           *       "vence": "2026-03-02T16:04:05.000Z"
           *     }
           */
          'application/json': {
            id: number;
            ruta: string;
            /** Format: date-time */
            vence: string;
          };
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  downloadSignedConsent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 9 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Download an answer to a consent text as a PDF */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listConsentsToSign: {
    parameters: {
      query?: {
        /**
         * @description The appointment.
         * @example 5
         */
        cita?: number;
        paciente?: number;
        texto_id?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read what a patient is to sign */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "texto_id": 3,
           *         "version_texto": 2,
           *         "paciente": 17,
           *         "cita": 5,
           *         "titulo": "Ortonixia",
           *         "texto": "Yo, Rosa Ejemplo, acepto que se me ponga un bracket en la uña.",
           *         "sha256": "b4a3f7c6f0a1d6c2f54c1f3a2c1e7b8d9e0f1a2b3c4d5e6f708192a3b4c5d6e7",
           *         "firma_representante": true,
           *         "debe_firmar_representante": false,
           *         "pregunta_mayor_de_edad": false
           *       }
           *     ]
           */
          'application/json': components['schemas']['ConsentToSign'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  withdrawSignedConsent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 9 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "motivo": "Ya no quiere seguir"
         *     }
         */
        'application/json': components['schemas']['WithdrawSignedConsentBody'];
      };
    };
    responses: {
      /** @description Withdraw an accepted consent */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 9,
           *       "paciente": 17,
           *       "texto_id": 3,
           *       "version_texto": 2,
           *       "cita": 5,
           *       "respuesta": "acepta",
           *       "titulo": "Ortonixia",
           *       "texto": "Yo, Rosa Ejemplo, acepto que se me ponga un bracket en la uña.",
           *       "sha256": "b4a3f7c6f0a1d6c2f54c1f3a2c1e7b8d9e0f1a2b3c4d5e6f708192a3b4c5d6e7",
           *       "firma": "paciente",
           *       "nombre": "Rosa Ejemplo",
           *       "rut": "11.111.111-1",
           *       "relacion": "",
           *       "trazos": null,
           *       "nombre_escrito": "Rosa Ejemplo",
           *       "equipo": "clinica",
           *       "motivo": "",
           *       "respondido": "2026-03-02T15:04:05.000Z",
           *       "anotado_por": "Ana Paz",
           *       "vigente": false,
           *       "retirado": "2026-03-09T12:00:00.000Z",
           *       "retirado_por": "Ana Paz",
           *       "motivo_retiro": "Ya no quiere seguir"
           *     }
           */
          'application/json': components['schemas']['SignedConsent'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['RequestSettled'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  continueWithoutConsent: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "cita": 5,
         *       "texto_id": 3,
         *       "motivo": "Urgencia: sangrado"
         *     }
         */
        'application/json': components['schemas']['ContinueWithoutConsentBody'];
      };
    };
    responses: {
      /** @description Record why a visit goes on without a signature */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 9,
           *       "paciente": 17,
           *       "texto_id": 3,
           *       "version_texto": 2,
           *       "cita": 5,
           *       "respuesta": "sin_firma",
           *       "titulo": "Ortonixia",
           *       "texto": "Yo, Rosa Ejemplo, acepto que se me ponga un bracket en la uña.",
           *       "sha256": "b4a3f7c6f0a1d6c2f54c1f3a2c1e7b8d9e0f1a2b3c4d5e6f708192a3b4c5d6e7",
           *       "firma": null,
           *       "nombre": "",
           *       "rut": "",
           *       "relacion": "",
           *       "trazos": null,
           *       "nombre_escrito": "",
           *       "equipo": null,
           *       "motivo": "Urgencia: sangrado",
           *       "respondido": "2026-03-02T15:04:05.000Z",
           *       "anotado_por": "Ana Paz",
           *       "vigente": false,
           *       "retirado": null,
           *       "retirado_por": null,
           *       "motivo_retiro": ""
           *     }
           */
          'application/json': components['schemas']['SignedConsent'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listConsentTexts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the clinic's consent texts */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 3,
           *         "titulo": "Ortonixia",
           *         "texto": "Yo, {paciente}, acepto que se me ponga un bracket en la uña.",
           *         "version_texto": 2,
           *         "tratamientos": [
           *           {
           *             "id": 4,
           *             "nombre": "Postura de brackets"
           *           }
           *         ],
           *         "firma_representante": true,
           *         "meses_vigencia": 12,
           *         "archivado": false
           *       }
           *     ]
           */
          'application/json': components['schemas']['ConsentText'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  createConsentText: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "titulo": "Ortonixia",
         *       "texto": "Yo, {paciente}, acepto que se me ponga un bracket en la uña.",
         *       "tratamientos": [
         *         4
         *       ],
         *       "firma_representante": true,
         *       "meses_vigencia": 12
         *     }
         */
        'application/json': components['schemas']['CreateConsentTextBody'];
      };
    };
    responses: {
      /** @description Write a consent text */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 3,
           *       "titulo": "Ortonixia",
           *       "texto": "Yo, {paciente}, acepto que se me ponga un bracket en la uña.",
           *       "version_texto": 2,
           *       "tratamientos": [
           *         {
           *           "id": 4,
           *           "nombre": "Postura de brackets"
           *         }
           *       ],
           *       "firma_representante": true,
           *       "meses_vigencia": 12,
           *       "archivado": false
           *     }
           */
          'application/json': components['schemas']['ConsentText'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  updateConsentText: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 3 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "titulo": "Ortonixia",
         *       "texto": "Yo, {paciente}, acepto que se me ponga un bracket en la uña.",
         *       "tratamientos": [
         *         4
         *       ],
         *       "firma_representante": true,
         *       "meses_vigencia": 12
         *     }
         */
        'application/json': components['schemas']['UpdateConsentTextBody'];
      };
    };
    responses: {
      /** @description Change a consent text */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 3,
           *       "titulo": "Ortonixia",
           *       "texto": "Yo, {paciente}, acepto que se me ponga un bracket en la uña.",
           *       "version_texto": 2,
           *       "tratamientos": [
           *         {
           *           "id": 4,
           *           "nombre": "Postura de brackets"
           *         }
           *       ],
           *       "firma_representante": true,
           *       "meses_vigencia": 12,
           *       "archivado": false
           *     }
           */
          'application/json': components['schemas']['ConsentText'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listControlsDue: {
    parameters: {
      query?: {
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /** @description Only these. */
        estado?: 'por_vencer' | 'vencido';
        /** @description The most rows on a page, by default 25. */
        limite?: number;
        /** @description Only for this reason. 403 without the right to read health data. */
        motivo?: 'tratamiento' | 'riesgo' | 'ortonixia';
        /** @description True: only those for which the patient is not called, instead of all others. */
        no_llamar?: boolean;
        /** @description Only of this patient. */
        paciente?: number;
        /** @description Only after visits to this professional. */
        profesional?: number;
        /** @description Only after this treatment. 403 without the right to read health data. */
        tratamiento?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the controls that are due */
      200: {
        headers: {
          /** @description Where the next page begins; absent if the page is empty. */
          'x-cursor'?: string;
          /** @description Whether there is a next page. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "paciente": 17,
           *         "paciente_nombre": "Rosa Ejemplo",
           *         "paciente_telefono": "+56 9 1234 5678",
           *         "tipo_cita": "podologia",
           *         "fecha_visita": "2027-02-01",
           *         "fecha_desde": "2027-03-01",
           *         "fecha_control": "2027-03-15",
           *         "estado": "por_vencer",
           *         "profesional": 1,
           *         "profesional_nombre": "Paula Ejemplo",
           *         "invitacion": {
           *           "id": 5,
           *           "fecha": "2027-03-03T13:20:00.000Z",
           *           "canal": "whatsapp",
           *           "por": "Iván Ejemplo",
           *           "automatica": false,
           *           "estado": "enviada"
           *         },
           *         "no_llamar": null,
           *         "motivo": "tratamiento",
           *         "tratamiento": "Podología general",
           *         "motivos": [
           *           {
           *             "motivo": "tratamiento",
           *             "fecha_desde": "2027-03-01",
           *             "fecha_control": "2027-03-15",
           *             "fecha_visita": "2027-02-01",
           *             "tratamiento": "Podología general",
           *             "profesional_nombre": "Paula Ejemplo"
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['ControlDue'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  inviteToControl: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17,
         *       "tipo_cita": "podologia",
         *       "invitacion_vista": null
         *     }
         */
        'application/json': components['schemas']['InviteToControlBody'];
      };
    };
    responses: {
      /** @description Note that a patient is written to about a control */
      200: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "enlace": "https://wa.me/56912345678?text=Hola%20Rosa"
           *     }
           */
          'application/json': {
            enlace: string;
          };
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['PatientOpposesOrStale'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  dismissControl: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17,
         *       "tipo_cita": "podologia",
         *       "nota": "Se atiende en otra ciudad"
         *     }
         */
        'application/json': components['schemas']['DismissControlBody'];
      };
    };
    responses: {
      /** @description Done; nothing is returned. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  restoreControl: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17,
         *       "tipo_cita": "podologia"
         *     }
         */
        'application/json': components['schemas']['RestoreControlBody'];
      };
    };
    responses: {
      /** @description Done; nothing is returned. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listAgreements: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the agreements, those in use first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 4,
           *         "nombre": "Municipalidad",
           *         "vigente": true,
           *         "porcentaje": 10,
           *         "precios": [
           *           {
           *             "tratamiento": 3,
           *             "nombre": "Láser",
           *             "precio": 18000
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['Agreement'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  createAgreement: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "nombre": "Municipalidad",
         *       "porcentaje": 10,
         *       "precios": [
         *         {
         *           "tratamiento": 3,
         *           "precio": 18000
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['CreateAgreementBody'];
      };
    };
    responses: {
      /** @description Add an agreement */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 4,
           *       "nombre": "Municipalidad",
           *       "vigente": true,
           *       "porcentaje": 10,
           *       "precios": [
           *         {
           *           "tratamiento": 3,
           *           "nombre": "Láser",
           *           "precio": 18000
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Agreement'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  updateAgreement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 4 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "vigente": false
         *     }
         */
        'application/json': components['schemas']['UpdateAgreementBody'];
      };
    };
    responses: {
      /** @description Change an agreement; what was charged stays */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 4,
           *       "nombre": "Municipalidad",
           *       "vigente": false,
           *       "porcentaje": 10,
           *       "precios": [
           *         {
           *           "tratamiento": 3,
           *           "nombre": "Láser",
           *           "precio": 18000
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Agreement'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readPatientAgreement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The patient.
         * @example 17
         */
        paciente: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read the agreement of a patient */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "convenio": 4,
           *       "nombre": "Municipalidad",
           *       "vigente": true,
           *       "hasta": "2027-12-31"
           *     }
           */
          'application/json': components['schemas']['PatientAgreement'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  setPatientAgreement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The patient.
         * @example 17
         */
        paciente: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "convenio": 4,
         *       "hasta": "2027-12-31"
         *     }
         */
        'application/json': components['schemas']['SetPatientAgreementBody'];
      };
    };
    responses: {
      /** @description Give a patient an agreement, or take it away */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "convenio": 4,
           *       "nombre": "Municipalidad",
           *       "vigente": true,
           *       "hasta": "2027-12-31"
           *     }
           */
          'application/json': components['schemas']['PatientAgreement'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listIntakes: {
    parameters: {
      query: {
        /**
         * @description The patient’s id.
         * @example 17
         */
        paciente: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List a patient's questionnaires, newest first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 4,
           *         "paciente": 17,
           *         "cita": 5,
           *         "reservo": null,
           *         "enviado": "2026-03-02T15:04:05.000Z",
           *         "consentimiento": "Acepto que la clínica guarde estas respuestas sobre mi salud para mi atención. Un profesional las revisa una por una; las que nadie revise se borran 30 días después de mi hora o, sin hora, de enviarlas. Puedo pedir que se corrijan o borren.",
           *         "version_consentimiento": 1,
           *         "sha256": "7ec653c2d0ae16e134436b218230442244addd72af957ccbbb6c0234de3fb61a",
           *         "respuestas": [
           *           {
           *             "pregunta": "diabetes",
           *             "respuesta": "si",
           *             "texto": "",
           *             "desde": "2015-03-01",
           *             "desde_texto": "",
           *             "estado": "por revisar",
           *             "revisada": null,
           *             "revisada_por": null
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['Intake'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  createIntakeLink: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17,
         *       "cita": 5
         *     }
         */
        'application/json': components['schemas']['CreateIntakeLinkBody'];
      };
    };
    responses: {
      /** @description Make a link to answer the questionnaire on one’s own phone */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 2,
           *       "ruta": "/public/cuestionario/3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
           *       "vence": "2026-03-02T16:04:05.000Z"
           *     }
           */
          'application/json': {
            id: number;
            ruta: string;
            /** Format: date-time */
            vence: string;
          };
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  reviewIntakeLine: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 4 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "pregunta": "diabetes",
         *       "decision": "aceptar"
         *     }
         */
        'application/json': components['schemas']['ReviewIntakeLineBody'];
      };
    };
    responses: {
      /** @description Accept or dismiss one answer */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 4,
           *       "paciente": 17,
           *       "cita": 5,
           *       "reservo": null,
           *       "enviado": "2026-03-02T15:04:05.000Z",
           *       "consentimiento": "Acepto que la clínica guarde estas respuestas sobre mi salud para mi atención. Un profesional las revisa una por una; las que nadie revise se borran 30 días después de mi hora o, sin hora, de enviarlas. Puedo pedir que se corrijan o borren.",
           *       "version_consentimiento": 1,
           *       "sha256": "7ec653c2d0ae16e134436b218230442244addd72af957ccbbb6c0234de3fb61a",
           *       "respuestas": [
           *         {
           *           "pregunta": "diabetes",
           *           "respuesta": "si",
           *           "texto": "",
           *           "desde": "2015-03-01",
           *           "desde_texto": "",
           *           "estado": "aceptada",
           *           "revisada": "2026-03-02T16:00:00.000Z",
           *           "revisada_por": "Ana Paz"
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['Intake'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['RequestSettled'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  findArchive: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the progress of the archive of everything */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 1,
           *       "estado": "en_curso",
           *       "problema": null,
           *       "pedido_el": "2026-11-23T12:00:00.000Z",
           *       "pedido_por": "Ana Soto",
           *       "terminado_el": null,
           *       "filas_listas": 1200,
           *       "filas": 5400,
           *       "bytes": null
           *     }
           */
          'application/json': components['schemas']['Archive'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  startArchive: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "contrasena": "la de siempre"
         *     }
         */
        'application/json': components['schemas']['StartArchiveBody'];
      };
    };
    responses: {
      /** @description Start an archive of everything */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 1,
           *       "estado": "en_curso",
           *       "problema": null,
           *       "pedido_el": "2026-11-23T12:00:00.000Z",
           *       "pedido_por": "Ana Soto",
           *       "terminado_el": null,
           *       "filas_listas": 0,
           *       "filas": null,
           *       "bytes": null
           *     }
           */
          'application/json': components['schemas']['Archive'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      409: components['responses']['BackupRunning'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  removeArchive: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 1 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; nothing is returned. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  downloadArchive: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 1 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Download the archive of everything */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/zip': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['BackupRunning'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  downloadBackup: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Download a plain SQL dump of everything */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/sql': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      409: components['responses']['BackupRunning'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  downloadKeptBackup: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 1 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Download a stored backup, as it is stored */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/octet-stream': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['BackupRunning'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportDataExports: {
    parameters: {
      query: {
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export the register of exports, as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listPhrases: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the phrases that can be inserted into a record, by title */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 4,
           *         "parte": "indicaciones",
           *         "titulo": "Cuidado diario",
           *         "texto": "Lavar y secar bien los pies. Control {control}.",
           *         "tipo_cita": "podologia",
           *         "tratamiento_id": null,
           *         "profesional_id": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['Phrase'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  createPhrase: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "parte": "indicaciones",
         *       "titulo": "Cuidado diario",
         *       "texto": "Lavar y secar bien los pies. Control {control}.",
         *       "tipo_cita": "podologia",
         *       "tratamiento_id": null,
         *       "profesional_id": null
         *     }
         */
        'application/json': components['schemas']['CreatePhraseBody'];
      };
    };
    responses: {
      /** @description Create a phrase */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 4,
           *       "parte": "indicaciones",
           *       "titulo": "Cuidado diario",
           *       "texto": "Lavar y secar bien los pies. Control {control}.",
           *       "tipo_cita": "podologia",
           *       "tratamiento_id": null,
           *       "profesional_id": null
           *     }
           */
          'application/json': components['schemas']['Phrase'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  updatePhrase: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 4 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "titulo": "Cuidado"
         *     }
         */
        'application/json': components['schemas']['UpdatePhraseBody'];
      };
    };
    responses: {
      /** @description Change a phrase */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 4,
           *       "parte": "indicaciones",
           *       "titulo": "Cuidado",
           *       "texto": "Lavar y secar bien los pies. Control {control}.",
           *       "tipo_cita": "podologia",
           *       "tratamiento_id": null,
           *       "profesional_id": null
           *     }
           */
          'application/json': components['schemas']['Phrase'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  deletePhrase: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 4 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; nothing is returned. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  getAntiForgeryToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a CSRF token */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "csrfToken": "k3J…"
           *     }
           */
          'application/json': {
            csrfToken: string;
          };
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailableOrOverloaded'];
    };
  };
  listSupplies: {
    parameters: {
      query?: {
        /**
         * @description With this, `cursor` or `limite`, the answer is a page of what changed since then, in the order of the last change. With an offset; a `+` is written `%2B`.
         * @example 2027-01-01T00:00:00-03:00
         */
        cambiado_desde?: string;
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /** @description The most rows on a page, by default 100. */
        limite?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List all supplies by name, or only changed ones */
      200: {
        headers: {
          /** @description Only on a page of changes: where the next page begins. */
          'x-cursor'?: string;
          /** @description Only on a page of changes: whether the next page has rows already. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 3,
           *         "nombre": "Guantes",
           *         "descripcion": "",
           *         "unidad_medida": "par",
           *         "stock_actual": 40,
           *         "stock_critico": 10,
           *         "valor_unitario": 150,
           *         "fecha_vencimiento": null,
           *         "precio_venta": null,
           *         "proveedor": "Distribuidora Demo",
           *         "contiene": [
           *           "látex"
           *         ],
           *         "valor_unitario_formato": "$150"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Supply'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  createSupply: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "nombre": "Guantes",
         *       "descripcion": "",
         *       "unidad_medida": "par",
         *       "stock_actual": 40,
         *       "stock_critico": 10,
         *       "valor_unitario": 150,
         *       "fecha_vencimiento": null,
         *       "precio_venta": null,
         *       "proveedor": "Distribuidora Demo"
         *     }
         */
        'application/json': components['schemas']['CreateSupplyBody'];
      };
    };
    responses: {
      /** @description Create a supply */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 3,
           *       "nombre": "Guantes",
           *       "descripcion": "",
           *       "unidad_medida": "par",
           *       "stock_actual": 40,
           *       "stock_critico": 10,
           *       "valor_unitario": 150,
           *       "fecha_vencimiento": null,
           *       "precio_venta": null,
           *       "proveedor": "Distribuidora Demo",
           *       "contiene": [
           *         "látex"
           *       ],
           *       "valor_unitario_formato": "$150"
           *     }
           */
          'application/json': components['schemas']['Supply'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readSupply: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 3 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read a supply */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 3,
           *       "nombre": "Guantes",
           *       "descripcion": "",
           *       "unidad_medida": "par",
           *       "stock_actual": 40,
           *       "stock_critico": 10,
           *       "valor_unitario": 150,
           *       "fecha_vencimiento": null,
           *       "precio_venta": null,
           *       "proveedor": "Distribuidora Demo",
           *       "contiene": [
           *         "látex"
           *       ],
           *       "valor_unitario_formato": "$150"
           *     }
           */
          'application/json': components['schemas']['Supply'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  updateSupply: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 3 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "stock_actual": 38
         *     }
         */
        'application/json': components['schemas']['UpdateSupplyBody'];
      };
    };
    responses: {
      /** @description Change a supply */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 3,
           *       "nombre": "Guantes",
           *       "descripcion": "",
           *       "unidad_medida": "par",
           *       "stock_actual": 38,
           *       "stock_critico": 10,
           *       "valor_unitario": 150,
           *       "fecha_vencimiento": null,
           *       "precio_venta": null,
           *       "proveedor": "Distribuidora Demo",
           *       "contiene": [
           *         "látex"
           *       ],
           *       "valor_unitario_formato": "$150"
           *     }
           */
          'application/json': components['schemas']['Supply'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  deleteSupply: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 3 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; nothing is returned. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['SupplyInUse'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportSupplyMovements: {
    parameters: {
      query: {
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
      };
      header?: never;
      path: {
        /** @example 3 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export the movements of a supply as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listDeletedSupplies: {
    parameters: {
      query?: {
        /**
         * @description With this, `cursor` or `limite`, the answer is a page of what changed since then, in the order of the last change. With an offset; a `+` is written `%2B`.
         * @example 2027-01-01T00:00:00-03:00
         */
        cambiado_desde?: string;
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /** @description The most rows on a page, by default 100. */
        limite?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the ids of deleted supplies */
      200: {
        headers: {
          /** @description Only on a page of changes: where the next page begins. */
          'x-cursor'?: string;
          /** @description Only on a page of changes: whether the next page has rows already. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 9,
           *         "eliminado": "2027-01-04T13:05:00.000Z"
           *       }
           *     ]
           */
          'application/json': {
            /** Format: date-time */
            eliminado: string;
            id: number;
          }[];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportSupplies: {
    parameters: {
      query: {
        /** @description Searches name and description. */
        busqueda?: string;
        /** @description Whether to return only those at or below their critical level. */
        critico?: boolean;
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export the supplies as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  uploadSupplyImport: {
    parameters: {
      query?: {
        /**
         * @description The number of the row with the headers; without it, it is looked for.
         * @example 3
         */
        fila_encabezados?: number;
        /**
         * @description The sheet to read; without it, the first visible one whose headers are recognised, or the first with content.
         * @example Pacientes
         */
        hoja?: string;
        /**
         * @description The name of the file.
         * @example lista.csv
         */
        nombre?: string;
      };
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        'text/csv': string;
      };
    };
    responses: {
      /** @description Upload a file for import */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 4,
           *       "nombre": "lista.csv",
           *       "filas": 120,
           *       "columnas": [
           *         {
           *           "encabezado": "Producto",
           *           "dato": "Nombre"
           *         }
           *       ],
           *       "hoja": "Pacientes",
           *       "hojas": [
           *         {
           *           "nombre": "Portada",
           *           "oculta": false
           *         },
           *         {
           *           "nombre": "Pacientes",
           *           "oculta": false
           *         }
           *       ],
           *       "fila_encabezados": 3,
           *       "filas_sobre_encabezados": [
           *         {
           *           "fila": 1,
           *           "texto": "Listado de pacientes"
           *         }
           *       ],
           *       "filas_ocultas": 0
           *     }
           */
          'application/json': components['schemas']['Import'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  getRejectedSupplyRows: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 4 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the rejected rows of an import, with what to correct */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  getSupplyImportTemplate: {
    parameters: {
      query?: {
        /** @example csv */
        formato?: 'csv' | 'xlsx';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a template for import */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportMovements: {
    parameters: {
      query: {
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export the movements of all supplies as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listCriticalSupplies: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the supplies whose stock is at or below its critical level */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 3,
           *         "nombre": "Guantes",
           *         "descripcion": "",
           *         "unidad_medida": "par",
           *         "stock_actual": 40,
           *         "stock_critico": 10,
           *         "valor_unitario": 150,
           *         "fecha_vencimiento": null,
           *         "precio_venta": null,
           *         "proveedor": "Distribuidora Demo",
           *         "contiene": [
           *           "látex"
           *         ],
           *         "valor_unitario_formato": "$150"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Supply'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listSupplyUses: {
    parameters: {
      query?: {
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /**
         * @description The first day of the records. Required.
         * @example 2027-03-01
         */
        desde?: string;
        /**
         * @description The last day, included. Required; at most 366 days with `desde`.
         * @example 2027-03-31
         */
        hasta?: string;
        /** @description The most rows on a page, by default 50. */
        limite?: number;
        /** @description Only of records without an appointment. */
        sin_cita?: boolean;
        /** @description Only of appointments for this treatment, named as in `insumos` of `readSummary`. */
        tratamiento?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the supplies behind the figures of their cost */
      200: {
        headers: {
          /** @description Where the next page begins; absent if the page is empty. */
          'x-cursor'?: string;
          /** @description Whether there is a next page. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "usos": [
           *         {
           *           "dia": "2027-03-01",
           *           "insumo": 1,
           *           "insumo_nombre": "Gasa",
           *           "cantidad": 2,
           *           "valor_unitario": 1500,
           *           "costo": 3000,
           *           "ficha": 5,
           *           "paciente_nombre": "Rosa Soto"
           *         }
           *       ],
           *       "costo_total": 3000
           *     }
           */
          'application/json': {
            /** @description In whole pesos. */
            costo_total: number;
            usos: components['schemas']['SupplyUse'][];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportWaitingList: {
    parameters: {
      query: {
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export the waiting list as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readOwnPayStatement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 2027-03 */
        mes: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read what the professional who is the user is paid for a month */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "profesional_id": 1,
           *       "profesional": "Paula Ejemplo",
           *       "mes": "2027-03",
           *       "regimen": "honorarios",
           *       "base": 25000,
           *       "bruto": 10000,
           *       "retencion_porcentaje": 16,
           *       "retencion": 1600,
           *       "arriendo": 0,
           *       "neto": 8400,
           *       "liquidado_en": "2027-04-01T13:00:00.000Z",
           *       "liquidado_por": "Rosa Ejemplo",
           *       "lineas": [
           *         {
           *           "dia": "2027-03-08",
           *           "paciente": "Ana Ejemplo",
           *           "tratamiento": "Podología",
           *           "regimen": "honorarios",
           *           "base": 25000,
           *           "porcentaje": 40,
           *           "monto": 10000
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['PayStatement'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportOwnPayStatement: {
    parameters: {
      query: {
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
      };
      header?: never;
      path: {
        /** @example 2027-03 */
        mes: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export what the professional who is the user is paid for a month */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportMessages: {
    parameters: {
      query: {
        canal?: 'whatsapp' | 'correo';
        estado?: 'por-enviar' | 'en-camino' | 'enviados' | 'fallidos' | 'descartados';
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
        tipo?: 'confirmacion' | 'recordatorio' | 'cancelacion' | 'oferta' | 'control' | 'saldo';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export the messages to patients as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  sendConfirmation: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "cita_id": 41
         *     }
         */
        'application/json': components['schemas']['SendConfirmationBody'];
      };
    };
    responses: {
      /** @description Send the confirmation of an appointment by WhatsApp */
      200: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 9,
           *       "estado": "pendiente",
           *       "telefono": "+56912345678",
           *       "mensaje": "Hola Rosa, …",
           *       "enlace": "https://wa.me/56912345678?text=Hola%20Rosa"
           *     }
           */
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['AppointmentNotAheadOrPatientOpposes'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      502: components['responses']['ChannelRefused'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  sendReminder: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "cita_id": 41
         *     }
         */
        'application/json': components['schemas']['SendReminderBody'];
      };
    };
    responses: {
      /** @description Send the reminder of an appointment by WhatsApp */
      200: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 9,
           *       "estado": "pendiente",
           *       "telefono": "+56912345678",
           *       "mensaje": "Hola Rosa, …",
           *       "enlace": "https://wa.me/56912345678?text=Hola%20Rosa"
           *     }
           */
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['AppointmentNotAheadOrPatientOpposes'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      502: components['responses']['ChannelRefused'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  verifyWhatsappWebhook: {
    parameters: {
      query?: {
        'hub.challenge'?: string;
        'hub.mode'?: string;
        'hub.verify_token'?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description For WhatsApp: confirm that the address is the clinic’s */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/plain': string;
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailableOrOverloaded'];
    };
  };
  noteWhatsappReports: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': unknown;
      };
    };
    responses: {
      /** @description For WhatsApp: report the delivery of messages */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /** @example {} */
          'application/json': Record<string, never>;
        };
      };
      400: components['responses']['BadRequest'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailableOrOverloaded'];
    };
  };
  listPatients: {
    parameters: {
      query?: {
        /**
         * @description With this, `cursor` or `limite`, the answer is a page of what changed since then, in the order of the last change. With an offset; a `+` is written `%2B`.
         * @example 2027-01-01T00:00:00-03:00
         */
        cambiado_desde?: string;
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /** @description The most rows on a page, by default 100. */
        limite?: number;
        /**
         * @description With or without dots and hyphen.
         * @example 12.345.678-5
         */
        rut?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List all patients by name, or the one with a RUT, or what changed */
      200: {
        headers: {
          /** @description Only on a page of changes: where the next page begins. */
          'x-cursor'?: string;
          /** @description Only on a page of changes: whether the next page has rows already. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 17,
           *         "rut": "12.345.678-5",
           *         "rut_provisional": false,
           *         "identificadores": [],
           *         "nombre": "Rosa Ejemplo",
           *         "telefono": "+56 9 1234 5678",
           *         "correo": "rosa@example.com",
           *         "enfermedad_base": "",
           *         "contacto_emergencia": "Ana, +56 9 8765 4321",
           *         "caso_clinico": "",
           *         "direccion": "Calle Ejemplo 123",
           *         "fecha_nacimiento": "1980-05-21",
           *         "sexo": "femenino",
           *         "ocupacion": "",
           *         "como_nos_conocio": "",
           *         "prevision": "fonasa",
           *         "tramo_fonasa": "B",
           *         "nombre_prevision": "",
           *         "representante_nombre": "",
           *         "representante_rut": "",
           *         "representante_relacion": "",
           *         "representante_telefono": ""
           *       }
           *     ]
           */
          'application/json': components['schemas']['Patient'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readPatient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 17 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read a patient */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 17,
           *       "rut": "12.345.678-5",
           *       "rut_provisional": false,
           *       "identificadores": [],
           *       "nombre": "Rosa Ejemplo",
           *       "telefono": "+56 9 1234 5678",
           *       "correo": "rosa@example.com",
           *       "enfermedad_base": "",
           *       "contacto_emergencia": "Ana, +56 9 8765 4321",
           *       "caso_clinico": "",
           *       "direccion": "Calle Ejemplo 123",
           *       "fecha_nacimiento": "1980-05-21",
           *       "sexo": "femenino",
           *       "ocupacion": "",
           *       "como_nos_conocio": "",
           *       "prevision": "fonasa",
           *       "tramo_fonasa": "B",
           *       "nombre_prevision": "",
           *       "representante_nombre": "",
           *       "representante_rut": "",
           *       "representante_relacion": "",
           *       "representante_telefono": ""
           *     }
           */
          'application/json': components['schemas']['Patient'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  updatePatient: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "rut_original": "12.345.678-5",
         *       "telefono": "+56 9 5555 5555"
         *     }
         */
        'application/json': components['schemas']['UpdatePatientBody'];
      };
    };
    responses: {
      /** @description Change a patient */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 17,
           *       "rut": "12.345.678-5",
           *       "rut_provisional": false,
           *       "identificadores": [],
           *       "nombre": "Rosa Ejemplo",
           *       "telefono": "+56 9 5555 5555",
           *       "correo": "rosa@example.com",
           *       "enfermedad_base": "",
           *       "contacto_emergencia": "Ana, +56 9 8765 4321",
           *       "caso_clinico": "",
           *       "direccion": "Calle Ejemplo 123",
           *       "fecha_nacimiento": "1980-05-21",
           *       "sexo": "femenino",
           *       "ocupacion": "",
           *       "como_nos_conocio": "",
           *       "prevision": "fonasa",
           *       "tramo_fonasa": "B",
           *       "nombre_prevision": "",
           *       "representante_nombre": "",
           *       "representante_rut": "",
           *       "representante_relacion": "",
           *       "representante_telefono": ""
           *     }
           */
          'application/json': components['schemas']['Patient'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['IdentifierInUseOrRutInUse'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listPatientAlerts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The patient’s id.
         * @example 17
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List all alerts that were ever noted for a patient, newest first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "alerta": "Diabetes",
           *         "respuesta": "sí",
           *         "vigente": true,
           *         "nota": "tipo 2",
           *         "desde": "2015-01-01",
           *         "hasta": null,
           *         "anotada": "2027-03-01T15:04:05.000Z",
           *         "anotada_por": "Paula Ejemplo",
           *         "terminada": null,
           *         "terminada_por": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['PatientAlert'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  changePatientAlerts: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The patient’s id.
         * @example 17
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "alertas": [
         *         {
         *           "alerta": "Diabetes",
         *           "respuesta": "sí",
         *           "nota": "tipo 2",
         *           "desde": "2015-01-01"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['ChangePatientAlertsBody'];
      };
    };
    responses: {
      /** @description Add, deny and end alerts of a patient */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "alerta": "Diabetes",
           *         "respuesta": "sí",
           *         "vigente": true,
           *         "nota": "tipo 2",
           *         "desde": "2015-01-01",
           *         "hasta": null,
           *         "anotada": "2027-03-01T15:04:05.000Z",
           *         "anotada_por": "Paula Ejemplo",
           *         "terminada": null,
           *         "terminada_por": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['PatientAlert'][];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listCertificates: {
    parameters: {
      query?: {
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /** @description The most rows on a page, by default 50. */
        limite?: number;
        /**
         * @description The patient’s id, or:
         * @example 17
         */
        paciente?: number;
        /** @description The patient’s RUT. */
        rut?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List a patient's certificates and letters, the last issued first */
      200: {
        headers: {
          /** @description Where the next page begins; absent if the page is empty. */
          'x-cursor'?: string;
          /** @description Whether there is a next page. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "ficha": 5,
           *         "tipo": "derivacion",
           *         "fecha_emision": "2026-03-02",
           *         "motivo": "Herida que no cierra",
           *         "indicaciones": "",
           *         "dias_reposo": null,
           *         "partes": [
           *           {
           *             "parte": "dirigida_a",
           *             "titulo": "Dirigida a",
           *             "texto": "Dra. Inventada"
           *           },
           *           {
           *             "parte": "hallazgos",
           *             "titulo": "Hallazgos",
           *             "texto": "Úlcera en talón, pie izquierdo."
           *           }
           *         ],
           *         "fotos": [
           *           {
           *             "id": 41,
           *             "tipo": "foto",
           *             "tomada_el": "2026-03-02",
           *             "lado": "izquierdo",
           *             "ortejo": null,
           *             "zona": "HEEL",
           *             "direccion": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/completa/"
           *           }
           *         ],
           *         "id": 12,
           *         "paciente": 17,
           *         "profesional": 1,
           *         "fecha_atencion": "2026-03-02",
           *         "examen_pie": null,
           *         "paciente_nombre": "Rosa Ejemplo",
           *         "paciente_rut": "12.345.678-5",
           *         "firma": {
           *           "nombre": "Paula Ejemplo",
           *           "titulo": "Podóloga",
           *           "rut": "11.111.111-1",
           *           "registro": "1234",
           *           "entidad_registro": "SEREMI de Salud",
           *           "direccion": "Calle Inventada 45"
           *         },
           *         "clinica": {
           *           "nombre": "Clínica Ejemplo",
           *           "direccion": "Calle Inventada 45",
           *           "ciudad": "Concepción",
           *           "telefono": "+56 9 0000 1001"
           *         },
           *         "codigo": "BCDFGHJKLMNP",
           *         "respuesta": null,
           *         "anulado": null,
           *         "extendido": "2026-03-02T15:04:05.000Z",
           *         "extendido_por": "Paula Ejemplo"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Certificate'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  issueCertificate: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "ficha": 5,
         *       "tipo": "derivacion",
         *       "fecha_emision": "2026-03-02",
         *       "motivo": "Herida que no cierra",
         *       "indicaciones": "",
         *       "dias_reposo": null,
         *       "partes": [
         *         {
         *           "parte": "dirigida_a",
         *           "texto": "Dra. Inventada"
         *         },
         *         {
         *           "parte": "hallazgos",
         *           "texto": "Úlcera en talón, pie izquierdo."
         *         }
         *       ],
         *       "fotos": [
         *         41
         *       ]
         *     }
         */
        'application/json': components['schemas']['IssueCertificateBody'];
      };
    };
    responses: {
      /** @description Issue a certificate or letter about a record */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ficha": 5,
           *       "tipo": "derivacion",
           *       "fecha_emision": "2026-03-02",
           *       "motivo": "Herida que no cierra",
           *       "indicaciones": "",
           *       "dias_reposo": null,
           *       "partes": [
           *         {
           *           "parte": "dirigida_a",
           *           "titulo": "Dirigida a",
           *           "texto": "Dra. Inventada"
           *         },
           *         {
           *           "parte": "hallazgos",
           *           "titulo": "Hallazgos",
           *           "texto": "Úlcera en talón, pie izquierdo."
           *         }
           *       ],
           *       "fotos": [
           *         {
           *           "id": 41,
           *           "tipo": "foto",
           *           "tomada_el": "2026-03-02",
           *           "lado": "izquierdo",
           *           "ortejo": null,
           *           "zona": "HEEL",
           *           "direccion": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/completa/"
           *         }
           *       ],
           *       "id": 12,
           *       "paciente": 17,
           *       "profesional": 1,
           *       "fecha_atencion": "2026-03-02",
           *       "examen_pie": null,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "paciente_rut": "12.345.678-5",
           *       "firma": {
           *         "nombre": "Paula Ejemplo",
           *         "titulo": "Podóloga",
           *         "rut": "11.111.111-1",
           *         "registro": "1234",
           *         "entidad_registro": "SEREMI de Salud",
           *         "direccion": "Calle Inventada 45"
           *       },
           *       "clinica": {
           *         "nombre": "Clínica Ejemplo",
           *         "direccion": "Calle Inventada 45",
           *         "ciudad": "Concepción",
           *         "telefono": "+56 9 0000 1001"
           *       },
           *       "codigo": "BCDFGHJKLMNP",
           *       "respuesta": null,
           *       "anulado": null,
           *       "extendido": "2026-03-02T15:04:05.000Z",
           *       "extendido_por": "Paula Ejemplo"
           *     }
           */
          'application/json': components['schemas']['Certificate'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  getCertificate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 12 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a certificate or letter */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ficha": 5,
           *       "tipo": "derivacion",
           *       "fecha_emision": "2026-03-02",
           *       "motivo": "Herida que no cierra",
           *       "indicaciones": "",
           *       "dias_reposo": null,
           *       "partes": [
           *         {
           *           "parte": "dirigida_a",
           *           "titulo": "Dirigida a",
           *           "texto": "Dra. Inventada"
           *         },
           *         {
           *           "parte": "hallazgos",
           *           "titulo": "Hallazgos",
           *           "texto": "Úlcera en talón, pie izquierdo."
           *         }
           *       ],
           *       "fotos": [
           *         {
           *           "id": 41,
           *           "tipo": "foto",
           *           "tomada_el": "2026-03-02",
           *           "lado": "izquierdo",
           *           "ortejo": null,
           *           "zona": "HEEL",
           *           "direccion": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/completa/"
           *         }
           *       ],
           *       "id": 12,
           *       "paciente": 17,
           *       "profesional": 1,
           *       "fecha_atencion": "2026-03-02",
           *       "examen_pie": null,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "paciente_rut": "12.345.678-5",
           *       "firma": {
           *         "nombre": "Paula Ejemplo",
           *         "titulo": "Podóloga",
           *         "rut": "11.111.111-1",
           *         "registro": "1234",
           *         "entidad_registro": "SEREMI de Salud",
           *         "direccion": "Calle Inventada 45"
           *       },
           *       "clinica": {
           *         "nombre": "Clínica Ejemplo",
           *         "direccion": "Calle Inventada 45",
           *         "ciudad": "Concepción",
           *         "telefono": "+56 9 0000 1001"
           *       },
           *       "codigo": "BCDFGHJKLMNP",
           *       "respuesta": null,
           *       "anulado": null,
           *       "extendido": "2026-03-02T15:04:05.000Z",
           *       "extendido_por": "Paula Ejemplo"
           *     }
           */
          'application/json': components['schemas']['Certificate'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  withdrawCertificate: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @example 12 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "motivo": "Otro pie"
         *     }
         */
        'application/json': components['schemas']['WithdrawCertificateBody'];
      };
    };
    responses: {
      /** @description Withdraw a wrong certificate or letter */
      200: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ficha": 5,
           *       "tipo": "derivacion",
           *       "fecha_emision": "2026-03-02",
           *       "motivo": "Herida que no cierra",
           *       "indicaciones": "",
           *       "dias_reposo": null,
           *       "partes": [
           *         {
           *           "parte": "dirigida_a",
           *           "titulo": "Dirigida a",
           *           "texto": "Dra. Inventada"
           *         },
           *         {
           *           "parte": "hallazgos",
           *           "titulo": "Hallazgos",
           *           "texto": "Úlcera en talón, pie izquierdo."
           *         }
           *       ],
           *       "fotos": [
           *         {
           *           "id": 41,
           *           "tipo": "foto",
           *           "tomada_el": "2026-03-02",
           *           "lado": "izquierdo",
           *           "ortejo": null,
           *           "zona": "HEEL",
           *           "direccion": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/completa/"
           *         }
           *       ],
           *       "id": 12,
           *       "paciente": 17,
           *       "profesional": 1,
           *       "fecha_atencion": "2026-03-02",
           *       "examen_pie": null,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "paciente_rut": "12.345.678-5",
           *       "firma": {
           *         "nombre": "Paula Ejemplo",
           *         "titulo": "Podóloga",
           *         "rut": "11.111.111-1",
           *         "registro": "1234",
           *         "entidad_registro": "SEREMI de Salud",
           *         "direccion": "Calle Inventada 45"
           *       },
           *       "clinica": {
           *         "nombre": "Clínica Ejemplo",
           *         "direccion": "Calle Inventada 45",
           *         "ciudad": "Concepción",
           *         "telefono": "+56 9 0000 1001"
           *       },
           *       "codigo": "BCDFGHJKLMNP",
           *       "respuesta": null,
           *       "anulado": {
           *         "el": "2026-03-03T12:00:00.000Z",
           *         "por": "Paula Ejemplo",
           *         "motivo": "Otro pie"
           *       },
           *       "extendido": "2026-03-02T15:04:05.000Z",
           *       "extendido_por": "Paula Ejemplo"
           *     }
           */
          'application/json': components['schemas']['Certificate'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  downloadCertificate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 12 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Download a certificate or letter as a PDF */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  answerReferral: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @example 12 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "fecha": "2026-03-10",
         *       "texto": "Antibiótico por siete días"
         *     }
         */
        'application/json': components['schemas']['AnswerReferralBody'];
      };
    };
    responses: {
      /** @description Note the answer to a referral */
      200: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ficha": 5,
           *       "tipo": "derivacion",
           *       "fecha_emision": "2026-03-02",
           *       "motivo": "Herida que no cierra",
           *       "indicaciones": "",
           *       "dias_reposo": null,
           *       "partes": [
           *         {
           *           "parte": "dirigida_a",
           *           "titulo": "Dirigida a",
           *           "texto": "Dra. Inventada"
           *         },
           *         {
           *           "parte": "hallazgos",
           *           "titulo": "Hallazgos",
           *           "texto": "Úlcera en talón, pie izquierdo."
           *         }
           *       ],
           *       "fotos": [
           *         {
           *           "id": 41,
           *           "tipo": "foto",
           *           "tomada_el": "2026-03-02",
           *           "lado": "izquierdo",
           *           "ortejo": null,
           *           "zona": "HEEL",
           *           "direccion": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/completa/"
           *         }
           *       ],
           *       "id": 12,
           *       "paciente": 17,
           *       "profesional": 1,
           *       "fecha_atencion": "2026-03-02",
           *       "examen_pie": null,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "paciente_rut": "12.345.678-5",
           *       "firma": {
           *         "nombre": "Paula Ejemplo",
           *         "titulo": "Podóloga",
           *         "rut": "11.111.111-1",
           *         "registro": "1234",
           *         "entidad_registro": "SEREMI de Salud",
           *         "direccion": "Calle Inventada 45"
           *       },
           *       "clinica": {
           *         "nombre": "Clínica Ejemplo",
           *         "direccion": "Calle Inventada 45",
           *         "ciudad": "Concepción",
           *         "telefono": "+56 9 0000 1001"
           *       },
           *       "codigo": "BCDFGHJKLMNP",
           *       "respuesta": {
           *         "fecha": "2026-03-10",
           *         "texto": "Antibiótico por siete días"
           *       },
           *       "anulado": null,
           *       "extendido": "2026-03-02T15:04:05.000Z",
           *       "extendido_por": "Paula Ejemplo"
           *     }
           */
          'application/json': components['schemas']['Certificate'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listOpenReferrals: {
    parameters: {
      query?: {
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /** @description The most rows on a page, by default 20. */
        limite?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the referrals without an answer, the oldest first */
      200: {
        headers: {
          /** @description Where the next page begins; absent if the page is empty. */
          'x-cursor'?: string;
          /** @description Whether there is a next page. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "ficha": 5,
           *         "tipo": "derivacion",
           *         "fecha_emision": "2026-03-02",
           *         "motivo": "Herida que no cierra",
           *         "indicaciones": "",
           *         "dias_reposo": null,
           *         "partes": [
           *           {
           *             "parte": "dirigida_a",
           *             "titulo": "Dirigida a",
           *             "texto": "Dra. Inventada"
           *           },
           *           {
           *             "parte": "hallazgos",
           *             "titulo": "Hallazgos",
           *             "texto": "Úlcera en talón, pie izquierdo."
           *           }
           *         ],
           *         "fotos": [
           *           {
           *             "id": 41,
           *             "tipo": "foto",
           *             "tomada_el": "2026-03-02",
           *             "lado": "izquierdo",
           *             "ortejo": null,
           *             "zona": "HEEL",
           *             "direccion": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/completa/"
           *           }
           *         ],
           *         "id": 12,
           *         "paciente": 17,
           *         "profesional": 1,
           *         "fecha_atencion": "2026-03-02",
           *         "examen_pie": null,
           *         "paciente_nombre": "Rosa Ejemplo",
           *         "paciente_rut": "12.345.678-5",
           *         "firma": {
           *           "nombre": "Paula Ejemplo",
           *           "titulo": "Podóloga",
           *           "rut": "11.111.111-1",
           *           "registro": "1234",
           *           "entidad_registro": "SEREMI de Salud",
           *           "direccion": "Calle Inventada 45"
           *         },
           *         "clinica": {
           *           "nombre": "Clínica Ejemplo",
           *           "direccion": "Calle Inventada 45",
           *           "ciudad": "Concepción",
           *           "telefono": "+56 9 0000 1001"
           *         },
           *         "codigo": "BCDFGHJKLMNP",
           *         "respuesta": null,
           *         "anulado": null,
           *         "extendido": "2026-03-02T15:04:05.000Z",
           *         "extendido_por": "Paula Ejemplo"
           *       }
           *     ]
           */
          'application/json': components['schemas']['Certificate'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  createPatient: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "rut": "12.345.678-5",
         *       "nombre": "Rosa Ejemplo",
         *       "telefono": "+56 9 1234 5678",
         *       "correo": "rosa@example.com",
         *       "contacto_emergencia": "Ana, +56 9 8765 4321"
         *     }
         */
        'application/json': components['schemas']['CreatePatientBody'];
      };
    };
    responses: {
      /** @description Create a patient */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 17,
           *       "rut": "12.345.678-5",
           *       "rut_provisional": false,
           *       "identificadores": [],
           *       "nombre": "Rosa Ejemplo",
           *       "telefono": "+56 9 1234 5678",
           *       "correo": "rosa@example.com",
           *       "enfermedad_base": "",
           *       "contacto_emergencia": "Ana, +56 9 8765 4321",
           *       "caso_clinico": "",
           *       "direccion": "Calle Ejemplo 123",
           *       "fecha_nacimiento": "1980-05-21",
           *       "sexo": "femenino",
           *       "ocupacion": "",
           *       "como_nos_conocio": "",
           *       "prevision": "fonasa",
           *       "tramo_fonasa": "B",
           *       "nombre_prevision": "",
           *       "representante_nombre": "",
           *       "representante_rut": "",
           *       "representante_relacion": "",
           *       "representante_telefono": ""
           *     }
           */
          'application/json': components['schemas']['Patient'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      409: components['responses']['IdentifierInUseOrRutInUse'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listDeletedPatients: {
    parameters: {
      query?: {
        /**
         * @description With this, `cursor` or `limite`, the answer is a page of what changed since then, in the order of the last change. With an offset; a `+` is written `%2B`.
         * @example 2027-01-01T00:00:00-03:00
         */
        cambiado_desde?: string;
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /** @description The most rows on a page, by default 100. */
        limite?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the ids of deleted patients */
      200: {
        headers: {
          /** @description Only on a page of changes: where the next page begins. */
          'x-cursor'?: string;
          /** @description Only on a page of changes: whether the next page has rows already. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 9,
           *         "eliminado": "2027-01-04T13:05:00.000Z"
           *       }
           *     ]
           */
          'application/json': {
            /** Format: date-time */
            eliminado: string;
            id: number;
          }[];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  deletePatient: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description With or without dots and hyphen.
         * @example 12.345.678-5
         */
        rut: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; nothing is returned. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['PatientHasRecords'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportPatients: {
    parameters: {
      query: {
        /** @description Searches name, RUT, e-mail and phone. */
        busqueda?: string;
        descendente?: boolean;
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
        orden?: 'nombre' | 'rut' | 'telefono' | 'correo';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export the patients as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listClinicalRecords: {
    parameters: {
      query?: {
        /**
         * @description With this, `cursor` or `limite`, the answer is a page of what changed since then, in the order of the last change. With an offset; a `+` is written `%2B`.
         * @example 2027-01-01T00:00:00-03:00
         */
        cambiado_desde?: string;
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /** @description The most rows on a page, by default 100. */
        limite?: number;
        /** @description The patient’s id. */
        paciente?: number;
        rut?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List a patient's clinical records, newest first, or what changed */
      200: {
        headers: {
          /** @description Only on a page of changes: where the next page begins. */
          'x-cursor'?: string;
          /** @description Only on a page of changes: whether the next page has rows already. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 5,
           *         "paciente": 17,
           *         "fecha": "2026-03-02",
           *         "profesional": 1,
           *         "descripcion_atencion": "Control",
           *         "procedimiento": "Corte y fresado",
           *         "indicaciones": "Crema diaria",
           *         "productos_usados": [
           *           {
           *             "insumo": 3,
           *             "nombre_insumo": "Guantes",
           *             "cantidad": 2,
           *             "valor_unitario": 150
           *           }
           *         ],
           *         "examen_pie": {
           *           "unas": [
           *             {
           *               "lado": "derecho",
           *               "ortejo": 1,
           *               "hallazgo": "Onicomicosis",
           *               "tipo": "distal",
           *               "estadio_heifetz": null,
           *               "escala_estadio": null,
           *               "bracket": null,
           *               "examinado": "2026-03-02",
           *               "resuelto": false
           *             }
           *           ],
           *           "zonas": [],
           *           "pies": [],
           *           "sensibilidad": null,
           *           "circulacion": null,
           *           "dolor_eva": 2,
           *           "diferencia_temperatura": null,
           *           "calzado": "",
           *           "ortesis": "",
           *           "riesgo_propio": null,
           *           "usa_riesgo_calculado": null,
           *           "en_palabras": [
           *             "Onicomicosis distal en 1.er ortejo derecho, visto el 02/03/2026",
           *             "Dolor (EVA): 2 de 10"
           *           ]
           *         },
           *         "advertencias_leidas": [
           *           {
           *             "advertencia": "Alergia al látex",
           *             "leida_por": "Paula Ejemplo",
           *             "leida": "2026-03-02T13:00:00.000Z",
           *             "por_revisar": false
           *           }
           *         ],
           *         "productos_irritantes": "",
           *         "importada": null,
           *         "costo_total": 300,
           *         "costo_total_formato": "$300"
           *       }
           *     ]
           */
          'application/json': components['schemas']['ClinicalRecord'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  createClinicalRecord: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17,
         *       "fecha": "2026-03-02",
         *       "descripcion_atencion": "Control",
         *       "procedimiento": "Corte y fresado",
         *       "indicaciones": "Crema diaria",
         *       "productos_usados": [
         *         {
         *           "insumo": 3,
         *           "cantidad": 2
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['CreateClinicalRecordBody'];
      };
    };
    responses: {
      /** @description Write a clinical record */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 5,
           *       "paciente": 17,
           *       "fecha": "2026-03-02",
           *       "profesional": 1,
           *       "descripcion_atencion": "Control",
           *       "procedimiento": "Corte y fresado",
           *       "indicaciones": "Crema diaria",
           *       "productos_usados": [
           *         {
           *           "insumo": 3,
           *           "nombre_insumo": "Guantes",
           *           "cantidad": 2,
           *           "valor_unitario": 150
           *         }
           *       ],
           *       "examen_pie": {
           *         "unas": [
           *           {
           *             "lado": "derecho",
           *             "ortejo": 1,
           *             "hallazgo": "Onicomicosis",
           *             "tipo": "distal",
           *             "estadio_heifetz": null,
           *             "escala_estadio": null,
           *             "bracket": null,
           *             "examinado": "2026-03-02",
           *             "resuelto": false
           *           }
           *         ],
           *         "zonas": [],
           *         "pies": [],
           *         "sensibilidad": null,
           *         "circulacion": null,
           *         "dolor_eva": 2,
           *         "diferencia_temperatura": null,
           *         "calzado": "",
           *         "ortesis": "",
           *         "riesgo_propio": null,
           *         "usa_riesgo_calculado": null,
           *         "en_palabras": [
           *           "Onicomicosis distal en 1.er ortejo derecho, visto el 02/03/2026",
           *           "Dolor (EVA): 2 de 10"
           *         ]
           *       },
           *       "advertencias_leidas": [
           *         {
           *           "advertencia": "Alergia al látex",
           *           "leida_por": "Paula Ejemplo",
           *           "leida": "2026-03-02T13:00:00.000Z",
           *           "por_revisar": false
           *         }
           *       ],
           *       "productos_irritantes": "",
           *       "importada": null,
           *       "costo_total": 300,
           *       "costo_total_formato": "$300"
           *     }
           */
          'application/json': components['schemas']['ClinicalRecord'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readClinicalRecord: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 5 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read a clinical record */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 5,
           *       "paciente": 17,
           *       "fecha": "2026-03-02",
           *       "profesional": 1,
           *       "descripcion_atencion": "Control",
           *       "procedimiento": "Corte y fresado",
           *       "indicaciones": "Crema diaria",
           *       "productos_usados": [
           *         {
           *           "insumo": 3,
           *           "nombre_insumo": "Guantes",
           *           "cantidad": 2,
           *           "valor_unitario": 150
           *         }
           *       ],
           *       "examen_pie": {
           *         "unas": [
           *           {
           *             "lado": "derecho",
           *             "ortejo": 1,
           *             "hallazgo": "Onicomicosis",
           *             "tipo": "distal",
           *             "estadio_heifetz": null,
           *             "escala_estadio": null,
           *             "bracket": null,
           *             "examinado": "2026-03-02",
           *             "resuelto": false
           *           }
           *         ],
           *         "zonas": [],
           *         "pies": [],
           *         "sensibilidad": null,
           *         "circulacion": null,
           *         "dolor_eva": 2,
           *         "diferencia_temperatura": null,
           *         "calzado": "",
           *         "ortesis": "",
           *         "riesgo_propio": null,
           *         "usa_riesgo_calculado": null,
           *         "en_palabras": [
           *           "Onicomicosis distal en 1.er ortejo derecho, visto el 02/03/2026",
           *           "Dolor (EVA): 2 de 10"
           *         ]
           *       },
           *       "advertencias_leidas": [
           *         {
           *           "advertencia": "Alergia al látex",
           *           "leida_por": "Paula Ejemplo",
           *           "leida": "2026-03-02T13:00:00.000Z",
           *           "por_revisar": false
           *         }
           *       ],
           *       "productos_irritantes": "",
           *       "importada": null,
           *       "costo_total": 300,
           *       "costo_total_formato": "$300"
           *     }
           */
          'application/json': components['schemas']['ClinicalRecord'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  updateClinicalRecord: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 5 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "indicaciones": "Crema dos veces al día"
         *     }
         */
        'application/json': components['schemas']['UpdateClinicalRecordBody'];
      };
    };
    responses: {
      /** @description Change a clinical record */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 5,
           *       "paciente": 17,
           *       "fecha": "2026-03-02",
           *       "profesional": 1,
           *       "descripcion_atencion": "Control",
           *       "procedimiento": "Corte y fresado",
           *       "indicaciones": "Crema dos veces al día",
           *       "productos_usados": [
           *         {
           *           "insumo": 3,
           *           "nombre_insumo": "Guantes",
           *           "cantidad": 2,
           *           "valor_unitario": 150
           *         }
           *       ],
           *       "examen_pie": {
           *         "unas": [
           *           {
           *             "lado": "derecho",
           *             "ortejo": 1,
           *             "hallazgo": "Onicomicosis",
           *             "tipo": "distal",
           *             "estadio_heifetz": null,
           *             "escala_estadio": null,
           *             "bracket": null,
           *             "examinado": "2026-03-02",
           *             "resuelto": false
           *           }
           *         ],
           *         "zonas": [],
           *         "pies": [],
           *         "sensibilidad": null,
           *         "circulacion": null,
           *         "dolor_eva": 2,
           *         "diferencia_temperatura": null,
           *         "calzado": "",
           *         "ortesis": "",
           *         "riesgo_propio": null,
           *         "usa_riesgo_calculado": null,
           *         "en_palabras": [
           *           "Onicomicosis distal en 1.er ortejo derecho, visto el 02/03/2026",
           *           "Dolor (EVA): 2 de 10"
           *         ]
           *       },
           *       "advertencias_leidas": [
           *         {
           *           "advertencia": "Alergia al látex",
           *           "leida_por": "Paula Ejemplo",
           *           "leida": "2026-03-02T13:00:00.000Z",
           *           "por_revisar": false
           *         }
           *       ],
           *       "productos_irritantes": "",
           *       "importada": null,
           *       "costo_total": 300,
           *       "costo_total_formato": "$300"
           *     }
           */
          'application/json': components['schemas']['ClinicalRecord'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readControlCard: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The record’s id.
         * @example 31
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read a record’s instructions with the patient’s next appointment */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "ficha": 31,
           *       "paciente": 17,
           *       "paciente_nombre": "Rosa Ejemplo",
           *       "fecha": "2026-11-23",
           *       "indicaciones": "Secar bien los pies.",
           *       "proxima_cita": {
           *         "fecha": "2026-12-28",
           *         "hora": "10:00",
           *         "profesional_nombre": "Paula Ejemplo"
           *       },
           *       "enlace_whatsapp": "https://wa.me/56900001001?text=Hola%20Rosa",
           *       "enlace_correo": null
           *     }
           */
          'application/json': components['schemas']['ControlCard'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  noteControlCardSent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The record’s id.
         * @example 31
         */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "canal": "whatsapp"
         *     }
         */
        'application/json': components['schemas']['NoteControlCardSentBody'];
      };
    };
    responses: {
      /** @description Done; nothing is returned. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['PatientOpposes'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listProcedureWarnings: {
    parameters: {
      query: {
        /**
         * @description The patient’s id.
         * @example 17
         */
        paciente?: number;
        rut?: string;
        /**
         * @description The treatment’s id.
         * @example 3
         */
        tratamiento: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List what to notice before a treatment of a patient */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "advertencia": "Alergia al látex",
           *         "insumos": [
           *           "Guantes"
           *         ],
           *         "por_revisar": false,
           *         "resumen": "Alergia al látex: lo contiene Guantes"
           *       }
           *     ]
           */
          'application/json': {
            /** @enum {string} */
            advertencia:
              | 'Anticoagulantes'
              | 'Embarazo'
              | 'Marcapasos'
              | 'Diabetes'
              | 'Enfermedad arterial'
              | 'Inmunosupresión'
              | 'Alergia al látex'
              | 'Alergia al yodo'
              | 'Alergia al adhesivo'
              | 'Alergia a la lidocaína'
              | 'Alergia a los acrilatos'
              | 'Úlcera con signos de infección'
              | 'Úlcera abierta'
              | 'Pulso ausente'
              | 'Examen del pie vencido';
            insumos: string[];
            por_revisar: boolean;
            resumen: string;
          }[];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listDeletedClinicalRecords: {
    parameters: {
      query?: {
        /**
         * @description With this, `cursor` or `limite`, the answer is a page of what changed since then, in the order of the last change. With an offset; a `+` is written `%2B`.
         * @example 2027-01-01T00:00:00-03:00
         */
        cambiado_desde?: string;
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /** @description The most rows on a page, by default 100. */
        limite?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the ids of deleted clinical records */
      200: {
        headers: {
          /** @description Only on a page of changes: where the next page begins. */
          'x-cursor'?: string;
          /** @description Only on a page of changes: whether the next page has rows already. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 9,
           *         "eliminado": "2027-01-04T13:05:00.000Z"
           *       }
           *     ]
           */
          'application/json': {
            /** Format: date-time */
            eliminado: string;
            id: number;
          }[];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportClinicalRecords: {
    parameters: {
      query: {
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
        /** @description The patient’s id. */
        paciente?: number;
        rut?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export clinical records, as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readFootHistory: {
    parameters: {
      query: {
        /** @example derecho */
        lado: 'derecho' | 'izquierdo';
        /**
         * @description Of a nail.
         * @example 1
         */
        ortejo?: number;
        /**
         * @description The patient’s id.
         * @example 17
         */
        paciente?: number;
        rut?: string;
        /** @description Without it and `ortejo`: the foot as a whole. */
        zona?:
          | 'planta del 1.er ortejo'
          | 'planta del 2.º ortejo'
          | 'planta del 3.er ortejo'
          | 'planta del 4.º ortejo'
          | 'planta del 5.º ortejo'
          | '1.er metatarsiano'
          | '2.º y 3.er metatarsianos'
          | '4.º y 5.º metatarsianos'
          | 'arco'
          | 'talón'
          | 'borde interno'
          | 'borde externo'
          | '1.er espacio interdigital'
          | '2.º espacio interdigital'
          | '3.er espacio interdigital'
          | '4.º espacio interdigital'
          | 'dorso del 1.er ortejo'
          | 'dorso del 2.º ortejo'
          | 'dorso del 3.er ortejo'
          | 'dorso del 4.º ortejo'
          | 'dorso del 5.º ortejo'
          | 'dorso del antepié'
          | 'empeine'
          | 'tobillo';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read what the exams say of one nail, zone or foot, newest first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "ficha": 5,
           *         "fecha": "2026-03-02",
           *         "profesional": "Ana Rojas",
           *         "una": {
           *           "lado": "derecho",
           *           "ortejo": 1,
           *           "hallazgo": "Onicomicosis",
           *           "tipo": "distal",
           *           "estadio_heifetz": null,
           *           "escala_estadio": null,
           *           "bracket": null,
           *           "examinado": "2026-03-02",
           *           "resuelto": false
           *         },
           *         "zona": null,
           *         "pie": null,
           *         "area_cm2": null,
           *         "sinbad": null,
           *         "resumen": "Onicomicosis distal en 1.er ortejo derecho"
           *       }
           *     ]
           */
          'application/json': components['schemas']['FootFindingSeen'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  uploadRecordImport: {
    parameters: {
      query?: {
        /**
         * @description The number of the row with the headers; without it, it is looked for.
         * @example 3
         */
        fila_encabezados?: number;
        /**
         * @description The sheet to read; without it, the first visible one whose headers are recognised, or the first with content.
         * @example Pacientes
         */
        hoja?: string;
        /**
         * @description The name of the file.
         * @example lista.csv
         */
        nombre?: string;
      };
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        'text/csv': string;
      };
    };
    responses: {
      /** @description Upload a file for import */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 4,
           *       "nombre": "lista.csv",
           *       "filas": 120,
           *       "columnas": [
           *         {
           *           "encabezado": "Evolución",
           *           "dato": "Descripción de la atención"
           *         },
           *         {
           *           "encabezado": "Nº de ficha",
           *           "dato": null
           *         }
           *       ],
           *       "hoja": "Pacientes",
           *       "hojas": [
           *         {
           *           "nombre": "Portada",
           *           "oculta": false
           *         },
           *         {
           *           "nombre": "Pacientes",
           *           "oculta": false
           *         }
           *       ],
           *       "fila_encabezados": 3,
           *       "filas_sobre_encabezados": [
           *         {
           *           "fila": 1,
           *           "texto": "Listado de pacientes"
           *         }
           *       ],
           *       "filas_ocultas": 0
           *     }
           */
          'application/json': components['schemas']['Import'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  getRejectedRecordRows: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 4 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the rejected rows of an import, with what to correct */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  getRecordImportTemplate: {
    parameters: {
      query?: {
        /** @example csv */
        formato?: 'csv' | 'xlsx';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a template for import */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listRecentRecords: {
    parameters: {
      query?: {
        /** @description The `X-Cursor` of the previous page. */
        cursor?: string;
        /**
         * @description The first day.
         * @example 2026-03-01
         */
        desde?: string;
        /**
         * @description Only of visits whose exam of the feet has a finding with all of these words. Each record that is found is logged as an access.
         * @example úlcera talón
         */
        hallazgo?: string;
        /**
         * @description The last day, included.
         * @example 2026-03-31
         */
        hasta?: string;
        /** @description The most rows on a page, by default 20. */
        limite?: number;
        /** @description Only of visits with this professional. */
        profesional?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the records of all patients, newest `fecha` first */
      200: {
        headers: {
          /** @description Where the next page begins; absent if the page is empty. */
          'x-cursor'?: string;
          /** @description Whether there is a next page. */
          'x-hay-mas'?: 'true' | 'false';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 5,
           *         "paciente": 17,
           *         "paciente_nombre": "Rosa Ejemplo",
           *         "fecha": "2026-03-02",
           *         "profesional": 1,
           *         "profesional_nombre": "Ana Rojas",
           *         "importada": false,
           *         "version": 1,
           *         "escrita": "2026-03-02T13:20:00.000Z",
           *         "escrita_por": "Paula Ejemplo"
           *       }
           *     ]
           */
          'application/json': {
            /**
             * Format: date-time
             * @description When this version was written.
             */
            escrita: string;
            escrita_por: string;
            /** Format: date */
            fecha: string;
            id: number;
            importada: boolean;
            paciente: number;
            paciente_nombre: string;
            profesional: number | null;
            /** @description Their current name, or the name in the imported file; empty if unknown. */
            profesional_nombre: string;
            version: number;
          }[];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readFootStanding: {
    parameters: {
      query?: {
        /**
         * @description The patient’s id.
         * @example 17
         */
        paciente?: number;
        rut?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Read the risk of a patient's feet, and the newest exam */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "resumen": "Riesgo 1, bajo: pérdida de la sensibilidad protectora",
           *       "categoria": 1,
           *       "derivar": false,
           *       "motivos": [
           *         "pérdida de la sensibilidad protectora"
           *       ],
           *       "falta": [],
           *       "al_menos": null,
           *       "riesgo_propio": null,
           *       "enfermedad_arterial": "sin signos",
           *       "examinado": "2026-03-02",
           *       "control": {
           *         "desde": "2026-09-02",
           *         "hasta": "2027-03-02"
           *       },
           *       "ultimo_examen": {
           *         "ficha": 5,
           *         "fecha": "2026-03-02",
           *         "examen_pie": {
           *           "unas": [
           *             {
           *               "lado": "derecho",
           *               "ortejo": 1,
           *               "hallazgo": "Onicomicosis",
           *               "tipo": "distal",
           *               "estadio_heifetz": null,
           *               "escala_estadio": null,
           *               "bracket": null,
           *               "examinado": "2026-03-02",
           *               "resuelto": false
           *             }
           *           ],
           *           "zonas": [],
           *           "pies": [],
           *           "sensibilidad": null,
           *           "circulacion": null,
           *           "dolor_eva": 2,
           *           "diferencia_temperatura": null,
           *           "calzado": "",
           *           "ortesis": "",
           *           "riesgo_propio": null,
           *           "usa_riesgo_calculado": null,
           *           "en_palabras": [
           *             "Onicomicosis distal en 1.er ortejo derecho, visto el 02/03/2026",
           *             "Dolor (EVA): 2 de 10"
           *           ]
           *         }
           *       }
           *     }
           */
          'application/json': components['schemas']['FootStanding'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listPhotos: {
    parameters: {
      query: {
        /** @description An appointment of the patient. */
        cita?: number;
        /** @description The header `x-cursor` of the previous page. */
        cursor?: string;
        /** @description A record of the patient. */
        ficha?: number;
        /** @example derecho */
        lado?: 'derecho' | 'izquierdo';
        /** @example 100 */
        limite?: number;
        /**
         * @description The toe whose nail it shows.
         * @example 1
         */
        ortejo?: number;
        /** @example 17 */
        paciente: number;
        /** @description Whether to include withdrawn ones. */
        retiradas?: boolean;
        tipo?: 'foto' | 'documento';
        /** @description A zone of the foot, as in the exam of GraphQL. */
        zona?:
          | 'SOLE_TOE_1'
          | 'SOLE_TOE_2'
          | 'SOLE_TOE_3'
          | 'SOLE_TOE_4'
          | 'SOLE_TOE_5'
          | 'METATARSAL_1'
          | 'METATARSALS_2_3'
          | 'METATARSALS_4_5'
          | 'ARCH'
          | 'HEEL'
          | 'INNER_EDGE'
          | 'OUTER_EDGE'
          | 'SPACE_1_2'
          | 'SPACE_2_3'
          | 'SPACE_3_4'
          | 'SPACE_4_5'
          | 'BACK_TOE_1'
          | 'BACK_TOE_2'
          | 'BACK_TOE_3'
          | 'BACK_TOE_4'
          | 'BACK_TOE_5'
          | 'BACK_FOREFOOT'
          | 'INSTEP'
          | 'ANKLE';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List a patient's photos and documents */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 41,
           *         "paciente": 17,
           *         "tipo": "foto",
           *         "proposito": "clinica",
           *         "cita": 230,
           *         "ficha": null,
           *         "lado": "derecho",
           *         "ortejo": 1,
           *         "zona": null,
           *         "tomada_el": "2026-11-23",
           *         "nota": "Antes de tratar",
           *         "ancho": 2560,
           *         "alto": 1920,
           *         "bytes": 391204,
           *         "direccion": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/completa/",
           *         "direccion_miniatura": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/miniatura/",
           *         "agregada_el": "2026-11-23T12:00:00.000Z",
           *         "agregada_por": "Ana Soto",
           *         "retirada": null
           *       }
           *     ]
           */
          'application/json': components['schemas']['Photo'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  addPhoto: {
    parameters: {
      query: {
        /** @description An appointment of the patient. */
        cita?: number;
        /** @description A record of the patient. */
        ficha?: number;
        /** @example derecho */
        lado?: 'derecho' | 'izquierdo';
        /**
         * @description The toe whose nail it shows.
         * @example 1
         */
        ortejo?: number;
        /** @example 17 */
        paciente: number;
        /** @description Without it, `clinica`. */
        proposito?: 'clinica' | 'difusion';
        /**
         * @description Without it, today.
         * @example 2026-11-23
         */
        tomada_el?: string;
        /** @description A zone of the foot, as in the exam of GraphQL. */
        zona?:
          | 'SOLE_TOE_1'
          | 'SOLE_TOE_2'
          | 'SOLE_TOE_3'
          | 'SOLE_TOE_4'
          | 'SOLE_TOE_5'
          | 'METATARSAL_1'
          | 'METATARSALS_2_3'
          | 'METATARSALS_4_5'
          | 'ARCH'
          | 'HEEL'
          | 'INNER_EDGE'
          | 'OUTER_EDGE'
          | 'SPACE_1_2'
          | 'SPACE_2_3'
          | 'SPACE_3_4'
          | 'SPACE_4_5'
          | 'BACK_TOE_1'
          | 'BACK_TOE_2'
          | 'BACK_TOE_3'
          | 'BACK_TOE_4'
          | 'BACK_TOE_5'
          | 'BACK_FOREFOOT'
          | 'INSTEP'
          | 'ANKLE';
      };
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/pdf': string;
        'image/jpeg': string;
        'image/png': string;
        'image/webp': string;
      };
    };
    responses: {
      /** @description Add a photo or document to a patient */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 41,
           *       "paciente": 17,
           *       "tipo": "foto",
           *       "proposito": "clinica",
           *       "cita": 230,
           *       "ficha": null,
           *       "lado": "derecho",
           *       "ortejo": 1,
           *       "zona": null,
           *       "tomada_el": "2026-11-23",
           *       "nota": "Antes de tratar",
           *       "ancho": 2560,
           *       "alto": 1920,
           *       "bytes": 391204,
           *       "direccion": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/completa/",
           *       "direccion_miniatura": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/miniatura/",
           *       "agregada_el": "2026-11-23T12:00:00.000Z",
           *       "agregada_por": "Ana Soto",
           *       "retirada": null
           *     }
           */
          'application/json': components['schemas']['Photo'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['ConsentMissing'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  findPhoto: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 41 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a photo or document, without its file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 41,
           *       "paciente": 17,
           *       "tipo": "foto",
           *       "proposito": "clinica",
           *       "cita": 230,
           *       "ficha": null,
           *       "lado": "derecho",
           *       "ortejo": 1,
           *       "zona": null,
           *       "tomada_el": "2026-11-23",
           *       "nota": "Antes de tratar",
           *       "ancho": 2560,
           *       "alto": 1920,
           *       "bytes": 391204,
           *       "direccion": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/completa/",
           *       "direccion_miniatura": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/miniatura/",
           *       "agregada_el": "2026-11-23T12:00:00.000Z",
           *       "agregada_por": "Ana Soto",
           *       "retirada": null
           *     }
           */
          'application/json': components['schemas']['Photo'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  getPhotoToPublish: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 41 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a photo for publishing */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/jpeg': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['ConsentMissing'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  withdrawPhoto: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 41 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "motivo": "Salió movida"
         *     }
         */
        'application/json': components['schemas']['WithdrawPhotoBody'];
      };
    };
    responses: {
      /** @description Withdraw a wrong photo or document */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 41,
           *       "paciente": 17,
           *       "tipo": "foto",
           *       "proposito": "clinica",
           *       "cita": 230,
           *       "ficha": null,
           *       "lado": "derecho",
           *       "ortejo": 1,
           *       "zona": null,
           *       "tomada_el": "2026-11-23",
           *       "nota": "Antes de tratar",
           *       "ancho": 2560,
           *       "alto": 1920,
           *       "bytes": 391204,
           *       "direccion": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/completa/",
           *       "direccion_miniatura": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/miniatura/",
           *       "agregada_el": "2026-11-23T12:00:00.000Z",
           *       "agregada_por": "Ana Soto",
           *       "retirada": {
           *         "el": "2026-11-23T12:05:00.000Z",
           *         "por": "Ana Soto",
           *         "motivo": "Salió movida"
           *       }
           *     }
           */
          'application/json': components['schemas']['Photo'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['RequestSettled'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  movePhoto: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 41 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 18
         *     }
         */
        'application/json': components['schemas']['MovePhotoBody'];
      };
    };
    responses: {
      /** @description Move a photo or document to the patient to whom it belongs */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 41,
           *       "paciente": 18,
           *       "tipo": "foto",
           *       "proposito": "clinica",
           *       "cita": null,
           *       "ficha": null,
           *       "lado": "derecho",
           *       "ortejo": 1,
           *       "zona": null,
           *       "tomada_el": "2026-11-23",
           *       "nota": "Antes de tratar",
           *       "ancho": 2560,
           *       "alto": 1920,
           *       "bytes": 391204,
           *       "direccion": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/completa/",
           *       "direccion_miniatura": "/api/pacientes/fotos/archivos/9f86d081884c7d659a2feaa0c55ad015/miniatura/",
           *       "agregada_el": "2026-11-23T12:00:00.000Z",
           *       "agregada_por": "Ana Soto",
           *       "retirada": null
           *     }
           */
          'application/json': components['schemas']['Photo'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      409: components['responses']['ConsentMissing'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  getPhotoFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description From `direccion`.
         * @example 9f86d081884c7d659a2feaa0c55ad015
         */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the file of a photo or document */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/pdf': string;
          'image/jpeg': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  getPhotoThumbnail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description From `direccion`.
         * @example 9f86d081884c7d659a2feaa0c55ad015
         */
        token: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the thumbnail of a photo */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/jpeg': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  uploadPatientImport: {
    parameters: {
      query?: {
        /**
         * @description The number of the row with the headers; without it, it is looked for.
         * @example 3
         */
        fila_encabezados?: number;
        /**
         * @description The sheet to read; without it, the first visible one whose headers are recognised, or the first with content.
         * @example Pacientes
         */
        hoja?: string;
        /**
         * @description The name of the file.
         * @example lista.csv
         */
        nombre?: string;
      };
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        'text/csv': string;
      };
    };
    responses: {
      /** @description Upload a file for import */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 4,
           *       "nombre": "lista.csv",
           *       "filas": 120,
           *       "columnas": [
           *         {
           *           "encabezado": "Fono",
           *           "dato": "Teléfono"
           *         },
           *         {
           *           "encabezado": "Color favorito",
           *           "dato": null
           *         }
           *       ],
           *       "hoja": "Pacientes",
           *       "hojas": [
           *         {
           *           "nombre": "Portada",
           *           "oculta": false
           *         },
           *         {
           *           "nombre": "Pacientes",
           *           "oculta": false
           *         }
           *       ],
           *       "fila_encabezados": 3,
           *       "filas_sobre_encabezados": [
           *         {
           *           "fila": 1,
           *           "texto": "Listado de pacientes"
           *         }
           *       ],
           *       "filas_ocultas": 0
           *     }
           */
          'application/json': components['schemas']['Import'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  getRejectedPatientRows: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 4 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the rejected rows of an import, with what to correct */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  getPatientImportTemplate: {
    parameters: {
      query?: {
        /** @example csv */
        formato?: 'csv' | 'xlsx';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get a template for import */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  checkRut: {
    parameters: {
      query: {
        /**
         * @description With or without dots and hyphen.
         * @example 12.345.678-5
         */
        rut: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Check whether a patient has a RUT */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "existe": true,
           *       "paciente": {
           *         "id": 17,
           *         "rut": "12.345.678-5",
           *         "rut_provisional": false,
           *         "identificadores": [],
           *         "nombre": "Rosa Ejemplo",
           *         "telefono": "+56 9 1234 5678",
           *         "correo": "rosa@example.com",
           *         "enfermedad_base": "",
           *         "contacto_emergencia": "Ana, +56 9 8765 4321",
           *         "caso_clinico": "",
           *         "direccion": "Calle Ejemplo 123",
           *         "fecha_nacimiento": "1980-05-21",
           *         "sexo": "femenino",
           *         "ocupacion": "",
           *         "como_nos_conocio": "",
           *         "prevision": "fonasa",
           *         "tramo_fonasa": "B",
           *         "nombre_prevision": "",
           *         "representante_nombre": "",
           *         "representante_rut": "",
           *         "representante_relacion": "",
           *         "representante_telefono": ""
           *       }
           *     }
           */
          'application/json': {
            existe: boolean;
            paciente: components['schemas']['Patient'] | null;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listPackOffers: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the packs that the clinic sells, by name */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "nombre": "Láser x5",
           *         "tratamientos": [
           *           {
           *             "id": 3,
           *             "nombre": "Láser"
           *           }
           *         ],
           *         "sesiones": 5,
           *         "precio": 100000,
           *         "meses": 6,
           *         "id": 2
           *       }
           *     ]
           */
          'application/json': components['schemas']['PackOffer'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  createPackOffer: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique text for each creation, such as a UUID. For 24 hours, the same request with the same key gets the first response again, and nothing is created twice.
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "nombre": "Láser x5",
         *       "tratamientos": [
         *         3
         *       ],
         *       "sesiones": 5,
         *       "precio": 100000,
         *       "meses": 6
         *     }
         */
        'application/json': components['schemas']['CreatePackOfferBody'];
      };
    };
    responses: {
      /** @description Sell a new pack from now on */
      201: {
        headers: {
          /** @description Only if this is the response to an earlier request with the same key. */
          'Idempotency-Replayed'?: 'true';
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "nombre": "Láser x5",
           *       "tratamientos": [
           *         {
           *           "id": 3,
           *           "nombre": "Láser"
           *         }
           *       ],
           *       "sesiones": 5,
           *       "precio": 100000,
           *       "meses": 6,
           *       "id": 2
           *     }
           */
          'application/json': components['schemas']['PackOffer'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['IdempotencyKeyReused'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  updatePackOffer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 2 */
        id: number;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "precio": 90000
         *     }
         */
        'application/json': components['schemas']['UpdatePackOfferBody'];
      };
    };
    responses: {
      /** @description Change a pack that the clinic sells */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "nombre": "Láser x5",
           *       "tratamientos": [
           *         {
           *           "id": 3,
           *           "nombre": "Láser"
           *         }
           *       ],
           *       "sesiones": 5,
           *       "precio": 90000,
           *       "meses": 6,
           *       "id": 2
           *     }
           */
          'application/json': components['schemas']['PackOffer'];
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  deletePackOffer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 2 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; nothing is returned. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportPerson: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "paciente": 17,
         *       "formato": "pdf",
         *       "recibe": "Rosa Ejemplo",
         *       "verificacion": "Cédula a la vista"
         *     }
         */
        'application/json': components['schemas']['ExportPersonBody'];
      };
    };
    responses: {
      /** @description Export everything that the clinic stores about a person, as a file */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': unknown;
          'application/pdf': string;
          'application/zip': string;
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listProfessionals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List all professionals, in the clinic’s order, including archived ones */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 1,
           *         "nombre": "Paula Ejemplo",
           *         "titulo": "Podóloga",
           *         "tipos_cita": [
           *           "podologia"
           *         ],
           *         "tratamientos": [],
           *         "archivado": false
           *       }
           *     ]
           */
          'application/json': components['schemas']['Professional'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  readSummary: {
    parameters: {
      query?: {
        /**
         * @description The first day. Required.
         * @example 2026-11-01
         */
        desde?: string;
        /**
         * @description The last day, included. Required; at most 366 days with `desde`.
         * @example 2026-11-30
         */
        hasta?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The figures of a period */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "desde": "2026-11-01",
           *       "hasta": "2026-11-30",
           *       "periodos": [
           *         {
           *           "periodo": "actual",
           *           "desde": "2026-11-01",
           *           "hasta": "2026-11-30"
           *         }
           *       ],
           *       "insumos": [
           *         {
           *           "periodo": "actual",
           *           "tratamiento": "Podología general",
           *           "fichas": 12,
           *           "costo": 18400
           *         }
           *       ]
           *     }
           */
          'application/json': components['schemas']['SummaryOfPeriod'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportSummary: {
    parameters: {
      query: {
        /**
         * @description The first day. Required.
         * @example 2026-11-01
         */
        desde?: string;
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
        /**
         * @description The last day, included. Required; at most 366 days with `desde`.
         * @example 2026-11-30
         */
        hasta?: string;
        /**
         * @description Which one. Required.
         * @example semanas
         */
        tabla?:
          | 'semanas'
          | 'servicios'
          | 'canceladas'
          | 'ocupacion'
          | 'horas'
          | 'pacientes'
          | 'origenes'
          | 'revendidas'
          | 'totales'
          | 'tratamientos'
          | 'profesionales'
          | 'medios'
          | 'insumos'
          | 'controles';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A table of the figures of a period, as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  exportSecurityLog: {
    parameters: {
      query: {
        /**
         * @description CSV in UTF-8 with a byte order mark, separated by semicolons; or XLSX, with dates as dates.
         * @example csv
         */
        formato: 'csv' | 'xlsx';
        /** @description Only events of this kind. */
        tipo?:
          | 'LOGIN'
          | 'LOGIN_FAILED'
          | 'CODE_FAILED'
          | 'MORE_FAILURES'
          | 'LOCKED_OUT'
          | 'TOKEN_REUSED'
          | 'PASSWORD_CHANGED'
          | 'USER_ADDED'
          | 'ROLE_CHANGED'
          | 'USER_RENAMED'
          | 'USER_DISABLED'
          | 'USER_ENABLED'
          | 'PASSWORD_LINK_MADE'
          | 'PASSWORD_RESET'
          | 'SECOND_FACTOR_ON'
          | 'SECOND_FACTOR_OFF'
          | 'RECOVERY_CODES_MADE'
          | 'RECOVERY_CODE_USED'
          | 'SECOND_FACTOR_REQUIRED'
          | 'SECOND_FACTOR_OPTIONAL'
          | 'KEY_MADE'
          | 'KEY_REVOKED'
          | 'FEED_MADE'
          | 'FEED_REVOKED'
          | 'WEBHOOK_MADE'
          | 'WEBHOOK_CHANGED'
          | 'WEBHOOK_REMOVED'
          | 'MAIL_CONNECTED'
          | 'MAIL_DISCONNECTED'
          | 'WHATSAPP_CONNECTED'
          | 'WHATSAPP_DISCONNECTED'
          | 'PUBLIC_ADDRESS_SET'
          | 'PUBLIC_ADDRESS_REMOVED'
          | 'BACKUP_FOLDER_SET'
          | 'BACKUP_FOLDER_REMOVED'
          | 'DEPOSIT_ACCOUNT_CHANGED';
        /** @description Only events about this account. */
        usuario?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Export logins, attempts and account changes, as a spreadsheet */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
          'text/csv': string;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listTreatments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the clinic’s treatments with their contraindications and supplies */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 1,
           *         "nombre": "Postura de brackets",
           *         "tipo_cita": "podologia",
           *         "duracion_cita": 60,
           *         "precio": 35000,
           *         "abono": 10000,
           *         "semanas_control": 5,
           *         "reserva_en_linea": false,
           *         "impuesto": "sin_definir",
           *         "contraindicaciones": [
           *           "Enfermedad arterial"
           *         ],
           *         "insumos": [
           *           {
           *             "insumo": 3,
           *             "nombre_insumo": "Guantes",
           *             "cantidad": 1
           *           }
           *         ]
           *       }
           *     ]
           */
          'application/json': components['schemas']['Treatment'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  listTreatmentPrices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @example 1 */
        id: number;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description List the changes of a treatment’s price, newest first */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example [
           *       {
           *         "id": 7,
           *         "fecha": "2026-11-18T15:00:00.000Z",
           *         "precio_anterior": 35000,
           *         "precio": 38000,
           *         "usuario": "Ana Soto"
           *       }
           *     ]
           */
          'application/json': components['schemas']['PriceChange'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      404: components['responses']['NotFound'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  logIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "username": "recepcion",
         *       "password": "una-clave-larga"
         *     }
         */
        'application/json': components['schemas']['LogInBody'];
      };
    };
    responses: {
      /** @description Log in */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "access": "eyJhbGciOi…",
           *       "refresh": "eyJhbGciOi…",
           *       "user": {
           *         "id": 1,
           *         "username": "recepcion",
           *         "nombre": "Rosa Ejemplo"
           *       }
           *     }
           */
          'application/json': {
            access: string;
            refresh: string;
            user: components['schemas']['User'];
          };
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['CodeRequiredOrUnauthenticated'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailableOrOverloaded'];
    };
  };
  logOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done; nothing is returned. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['CsrfFailedOrForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  refreshSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "refresh": "eyJhbGciOi…"
         *     }
         */
        'application/json': components['schemas']['RefreshSessionBody'];
      };
    };
    responses: {
      /** @description Get a new pair of tokens */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "access": "eyJhbGciOi…",
           *       "refresh": "eyJhbGciOi…"
           *     }
           */
          'application/json': {
            access: string;
            refresh: string;
          };
        };
      };
      400: components['responses']['BadRequestOrInvalidInput'];
      401: components['responses']['Unauthenticated'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailableOrOverloaded'];
    };
  };
  getMe: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Get the logged-in user */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "id": 1,
           *       "username": "recepcion",
           *       "nombre": "Rosa Ejemplo"
           *     }
           */
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthenticated'];
      403: components['responses']['ForbiddenOrSecondFactorSetupRequired'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailable'];
    };
  };
  isLive: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Whether the server is running */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "ok"
           *     }
           */
          'application/json': {
            /** @constant */
            status: 'ok';
          };
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      503: components['responses']['DatabaseUnavailableOrOverloaded'];
    };
  };
  isReady: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Whether the server and its database respond */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "ok"
           *     }
           */
          'application/json': {
            /** @constant */
            status: 'ok';
          };
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['TooManyRequests'];
      500: components['responses']['Internal'];
      /** @description The database is unavailable, or a stop has begun. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          /**
           * @example {
           *       "status": "stopping"
           *     }
           */
          'application/json':
            | components['schemas']['Error']
            | {
                /** @constant */
                status: 'stopping';
              };
        };
      };
    };
  };
  onAppointmentAttendance: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The same for every attempt to send an event.
         * @example msg_6f1f3f0c8f0b4c0ea4b0a7c4c4a0b9d1
         */
        'webhook-id': string;
        /**
         * @description `v1,` and the HMAC-SHA256, in base64, of `id.timestamp.body`; two of them, separated by a space, for a day after the secret was renewed.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        'webhook-signature': string;
        /**
         * @description The time of this attempt, in seconds since 1970.
         * @example 1795100400
         */
        'webhook-timestamp': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "appointment.attendance",
         *       "timestamp": "2026-11-18T15:00:00.000Z",
         *       "data": {
         *         "appointmentId": 12,
         *         "patientId": 7,
         *         "professionalId": 1,
         *         "startsAt": "2026-11-20T15:00:00.000Z"
         *       }
         *     }
         */
        'application/json': {
          data: {
            appointmentId: number;
            patientId: number;
            professionalId: number;
            /** Format: date-time */
            startsAt: string;
          };
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          /** @constant */
          type: 'appointment.attendance';
        };
      };
    };
    responses: {
      /** @description Received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Stops the webhook. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not received: it is retried for a day. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onAppointmentCancelled: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The same for every attempt to send an event.
         * @example msg_6f1f3f0c8f0b4c0ea4b0a7c4c4a0b9d1
         */
        'webhook-id': string;
        /**
         * @description `v1,` and the HMAC-SHA256, in base64, of `id.timestamp.body`; two of them, separated by a space, for a day after the secret was renewed.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        'webhook-signature': string;
        /**
         * @description The time of this attempt, in seconds since 1970.
         * @example 1795100400
         */
        'webhook-timestamp': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "appointment.cancelled",
         *       "timestamp": "2026-11-18T15:00:00.000Z",
         *       "data": {
         *         "appointmentId": 12,
         *         "patientId": 7,
         *         "professionalId": 1,
         *         "startsAt": "2026-11-20T15:00:00.000Z"
         *       }
         *     }
         */
        'application/json': {
          data: {
            appointmentId: number;
            patientId: number;
            professionalId: number;
            /** Format: date-time */
            startsAt: string;
          };
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          /** @constant */
          type: 'appointment.cancelled';
        };
      };
    };
    responses: {
      /** @description Received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Stops the webhook. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not received: it is retried for a day. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onAppointmentChanged: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The same for every attempt to send an event.
         * @example msg_6f1f3f0c8f0b4c0ea4b0a7c4c4a0b9d1
         */
        'webhook-id': string;
        /**
         * @description `v1,` and the HMAC-SHA256, in base64, of `id.timestamp.body`; two of them, separated by a space, for a day after the secret was renewed.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        'webhook-signature': string;
        /**
         * @description The time of this attempt, in seconds since 1970.
         * @example 1795100400
         */
        'webhook-timestamp': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "appointment.changed",
         *       "timestamp": "2026-11-18T15:00:00.000Z",
         *       "data": {
         *         "appointmentId": 12,
         *         "patientId": 7,
         *         "professionalId": 1,
         *         "startsAt": "2026-11-20T15:00:00.000Z"
         *       }
         *     }
         */
        'application/json': {
          data: {
            appointmentId: number;
            patientId: number;
            professionalId: number;
            /** Format: date-time */
            startsAt: string;
          };
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          /** @constant */
          type: 'appointment.changed';
        };
      };
    };
    responses: {
      /** @description Received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Stops the webhook. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not received: it is retried for a day. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onAppointmentCreated: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The same for every attempt to send an event.
         * @example msg_6f1f3f0c8f0b4c0ea4b0a7c4c4a0b9d1
         */
        'webhook-id': string;
        /**
         * @description `v1,` and the HMAC-SHA256, in base64, of `id.timestamp.body`; two of them, separated by a space, for a day after the secret was renewed.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        'webhook-signature': string;
        /**
         * @description The time of this attempt, in seconds since 1970.
         * @example 1795100400
         */
        'webhook-timestamp': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "appointment.created",
         *       "timestamp": "2026-11-18T15:00:00.000Z",
         *       "data": {
         *         "appointmentId": 12,
         *         "patientId": 7,
         *         "professionalId": 1,
         *         "startsAt": "2026-11-20T15:00:00.000Z"
         *       }
         *     }
         */
        'application/json': {
          data: {
            appointmentId: number;
            patientId: number;
            professionalId: number;
            /** Format: date-time */
            startsAt: string;
          };
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          /** @constant */
          type: 'appointment.created';
        };
      };
    };
    responses: {
      /** @description Received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Stops the webhook. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not received: it is retried for a day. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onAppointmentDeleted: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The same for every attempt to send an event.
         * @example msg_6f1f3f0c8f0b4c0ea4b0a7c4c4a0b9d1
         */
        'webhook-id': string;
        /**
         * @description `v1,` and the HMAC-SHA256, in base64, of `id.timestamp.body`; two of them, separated by a space, for a day after the secret was renewed.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        'webhook-signature': string;
        /**
         * @description The time of this attempt, in seconds since 1970.
         * @example 1795100400
         */
        'webhook-timestamp': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "appointment.deleted",
         *       "timestamp": "2026-11-18T15:00:00.000Z",
         *       "data": {
         *         "appointmentId": 12,
         *         "patientId": 7,
         *         "professionalId": 1,
         *         "startsAt": "2026-11-20T15:00:00.000Z"
         *       }
         *     }
         */
        'application/json': {
          data: {
            appointmentId: number;
            patientId: number;
            professionalId: number;
            /** Format: date-time */
            startsAt: string;
          };
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          /** @constant */
          type: 'appointment.deleted';
        };
      };
    };
    responses: {
      /** @description Received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Stops the webhook. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not received: it is retried for a day. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onAppointmentMoved: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The same for every attempt to send an event.
         * @example msg_6f1f3f0c8f0b4c0ea4b0a7c4c4a0b9d1
         */
        'webhook-id': string;
        /**
         * @description `v1,` and the HMAC-SHA256, in base64, of `id.timestamp.body`; two of them, separated by a space, for a day after the secret was renewed.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        'webhook-signature': string;
        /**
         * @description The time of this attempt, in seconds since 1970.
         * @example 1795100400
         */
        'webhook-timestamp': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "appointment.moved",
         *       "timestamp": "2026-11-18T15:00:00.000Z",
         *       "data": {
         *         "appointmentId": 12,
         *         "patientId": 7,
         *         "professionalId": 1,
         *         "previousProfessionalId": 1,
         *         "startsAt": "2026-11-20T15:00:00.000Z",
         *         "previousStartsAt": "2026-11-20T13:00:00.000Z"
         *       }
         *     }
         */
        'application/json': {
          data: {
            appointmentId: number;
            patientId: number;
            previousProfessionalId: number;
            /** Format: date-time */
            previousStartsAt: string;
            professionalId: number;
            /** Format: date-time */
            startsAt: string;
          };
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          /** @constant */
          type: 'appointment.moved';
        };
      };
    };
    responses: {
      /** @description Received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Stops the webhook. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not received: it is retried for a day. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPatientChanged: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The same for every attempt to send an event.
         * @example msg_6f1f3f0c8f0b4c0ea4b0a7c4c4a0b9d1
         */
        'webhook-id': string;
        /**
         * @description `v1,` and the HMAC-SHA256, in base64, of `id.timestamp.body`; two of them, separated by a space, for a day after the secret was renewed.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        'webhook-signature': string;
        /**
         * @description The time of this attempt, in seconds since 1970.
         * @example 1795100400
         */
        'webhook-timestamp': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "patient.changed",
         *       "timestamp": "2026-11-18T15:00:00.000Z",
         *       "data": {
         *         "patientId": 7
         *       }
         *     }
         */
        'application/json': {
          data: {
            patientId: number;
          };
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          /** @constant */
          type: 'patient.changed';
        };
      };
    };
    responses: {
      /** @description Received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Stops the webhook. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not received: it is retried for a day. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPatientCreated: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The same for every attempt to send an event.
         * @example msg_6f1f3f0c8f0b4c0ea4b0a7c4c4a0b9d1
         */
        'webhook-id': string;
        /**
         * @description `v1,` and the HMAC-SHA256, in base64, of `id.timestamp.body`; two of them, separated by a space, for a day after the secret was renewed.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        'webhook-signature': string;
        /**
         * @description The time of this attempt, in seconds since 1970.
         * @example 1795100400
         */
        'webhook-timestamp': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "patient.created",
         *       "timestamp": "2026-11-18T15:00:00.000Z",
         *       "data": {
         *         "patientId": 7
         *       }
         *     }
         */
        'application/json': {
          data: {
            patientId: number;
          };
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          /** @constant */
          type: 'patient.created';
        };
      };
    };
    responses: {
      /** @description Received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Stops the webhook. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not received: it is retried for a day. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPatientDeleted: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The same for every attempt to send an event.
         * @example msg_6f1f3f0c8f0b4c0ea4b0a7c4c4a0b9d1
         */
        'webhook-id': string;
        /**
         * @description `v1,` and the HMAC-SHA256, in base64, of `id.timestamp.body`; two of them, separated by a space, for a day after the secret was renewed.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        'webhook-signature': string;
        /**
         * @description The time of this attempt, in seconds since 1970.
         * @example 1795100400
         */
        'webhook-timestamp': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "patient.deleted",
         *       "timestamp": "2026-11-18T15:00:00.000Z",
         *       "data": {
         *         "patientId": 7
         *       }
         *     }
         */
        'application/json': {
          data: {
            patientId: number;
          };
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          /** @constant */
          type: 'patient.deleted';
        };
      };
    };
    responses: {
      /** @description Received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Stops the webhook. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not received: it is retried for a day. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onPatientMerged: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The same for every attempt to send an event.
         * @example msg_6f1f3f0c8f0b4c0ea4b0a7c4c4a0b9d1
         */
        'webhook-id': string;
        /**
         * @description `v1,` and the HMAC-SHA256, in base64, of `id.timestamp.body`; two of them, separated by a space, for a day after the secret was renewed.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        'webhook-signature': string;
        /**
         * @description The time of this attempt, in seconds since 1970.
         * @example 1795100400
         */
        'webhook-timestamp': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "patient.merged",
         *       "timestamp": "2026-11-18T15:00:00.000Z",
         *       "data": {
         *         "patientId": 7,
         *         "mergedPatientId": 9
         *       }
         *     }
         */
        'application/json': {
          data: {
            mergedPatientId: number;
            patientId: number;
          };
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          /** @constant */
          type: 'patient.merged';
        };
      };
    };
    responses: {
      /** @description Received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Stops the webhook. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not received: it is retried for a day. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onStockCritical: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The same for every attempt to send an event.
         * @example msg_6f1f3f0c8f0b4c0ea4b0a7c4c4a0b9d1
         */
        'webhook-id': string;
        /**
         * @description `v1,` and the HMAC-SHA256, in base64, of `id.timestamp.body`; two of them, separated by a space, for a day after the secret was renewed.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        'webhook-signature': string;
        /**
         * @description The time of this attempt, in seconds since 1970.
         * @example 1795100400
         */
        'webhook-timestamp': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "stock.critical",
         *       "timestamp": "2026-11-18T15:00:00.000Z",
         *       "data": {
         *         "supplyId": 3
         *       }
         *     }
         */
        'application/json': {
          data: {
            supplyId: number;
          };
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          /** @constant */
          type: 'stock.critical';
        };
      };
    };
    responses: {
      /** @description Received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Stops the webhook. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not received: it is retried for a day. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  onWebhookTest: {
    parameters: {
      query?: never;
      header: {
        /**
         * @description The same for every attempt to send an event.
         * @example msg_6f1f3f0c8f0b4c0ea4b0a7c4c4a0b9d1
         */
        'webhook-id': string;
        /**
         * @description `v1,` and the HMAC-SHA256, in base64, of `id.timestamp.body`; two of them, separated by a space, for a day after the secret was renewed.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        'webhook-signature': string;
        /**
         * @description The time of this attempt, in seconds since 1970.
         * @example 1795100400
         */
        'webhook-timestamp': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "type": "webhook.test",
         *       "timestamp": "2026-11-18T15:00:00.000Z",
         *       "data": {
         *         "webhookId": 1
         *       }
         *     }
         */
        'application/json': {
          data: {
            webhookId: number;
          };
          /**
           * Format: date-time
           * @description When it happened.
           */
          timestamp: string;
          /** @constant */
          type: 'webhook.test';
        };
      };
    };
    responses: {
      /** @description Received. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Stops the webhook. */
      410: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not received: it is retried for a day. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
