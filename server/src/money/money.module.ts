import { Module } from '@nestjs/common';
import { AgendaModule } from '../agenda/agenda.module.js';
import { PhotosModule } from '../records/photos/photos.module.js';
import { RecordsModule } from '../records/records.module.js';
import { Agreements } from './agreements/agreements.service.js';
import { AgreementsResolver } from './agreements/agreements.resolver.js';
import { ConveniosController } from './agreements/convenios.controller.js';
import { PatientAgreements } from './agreements/patient-agreements.service.js';
import { Accounts } from './account/accounts.service.js';
import { CajaController } from './till/caja.controller.js';
import { CardSettlements } from './till/card-settlements.js';
import { ChargedVisits } from './charges/charged-visits.js';
import { Charges } from './charges/charges.service.js';
import { AbonosController } from './deposits/abonos.controller.js';
import { DepositProofs } from './deposits/deposit-proofs.js';
import { DepositRelease } from './deposits/deposit-release.js';
import { DepositsOfAppointments } from './deposits/deposits-of-appointments.js';
import { DepositsResolver } from './deposits/deposits.resolver.js';
import { Deposits } from './deposits/deposits.service.js';
import { KeptDeposits } from './deposits/kept-deposits.js';
import { OwnDeposits } from './deposits/own-deposits.js';
import { ExpensesResolver } from './expenses/expenses.resolver.js';
import { Expenses } from './expenses/expenses.service.js';
import { GastosController } from './expenses/gastos.controller.js';
import { MoneyLinesResolver } from './lines/money-lines.resolver.js';
import { MoneyLines } from './lines/money-lines.service.js';
import { MovimientosController } from './lines/movimientos.controller.js';
import { MesController } from './month/mes.controller.js';
import { MonthResolver } from './month/month.resolver.js';
import { Months } from './month/month.service.js';
import { MoneyChangesResolver } from './money-changes.resolver.js';
import { MoneyResolver } from './money.resolver.js';
import { MovedMoney } from './moved-money.js';
import { GiftsController } from './packs/gifts.controller.js';
import { GiftsResolver } from './packs/gifts.resolver.js';
import { PackGifts } from './packs/pack-gifts.service.js';
import { PackMembers } from './packs/pack-members.service.js';
import { PackOffers } from './packs/pack-offers.service.js';
import { PackOffersController } from './packs/pack-offers.controller.js';
import { Packs } from './packs/packs.service.js';
import { PacksController } from './packs/packs.controller.js';
import { PacksResolver } from './packs/packs.resolver.js';
import {
  LiquidacionesController,
  MiLiquidacionController,
  RegimenesController,
} from './pay/liquidaciones.controller.js';
import { OwnPayResolver, PayResolver } from './pay/pay.resolver.js';
import { Pay } from './pay/pay.service.js';
import { PayRegimes } from './pay/pay-regimes.service.js';
import { Payments } from './payments/payments.service.js';
import { PaymentDocuments } from './payments/payment-documents.service.js';
import { PaymentsOfPatients } from './payments/payments-of-patients.js';
import { PaymentUses } from './payments/payment-uses.js';
import { SoldSupplies } from './charges/sold-supplies.js';
import { PatientsModule } from '../patients/patients.module.js';
import { SuppliesModule } from '../stock/supplies.module.js';
import { BookingDays } from './cash-days/booking-days.js';
import { Till } from './till/till.service.js';
import { VisitCharges } from './charges/visit-charges.service.js';

@Module({
  imports: [AgendaModule, RecordsModule, PatientsModule, PhotosModule, SuppliesModule],
  controllers: [
    AbonosController,
    CajaController,
    ConveniosController,
    GastosController,
    GiftsController,
    LiquidacionesController,
    MesController,
    MiLiquidacionController,
    MovimientosController,
    PackOffersController,
    PacksController,
    RegimenesController,
  ],
  providers: [
    Accounts,
    Agreements,
    AgreementsResolver,
    PatientAgreements,
    CardSettlements,
    ChargedVisits,
    Charges,
    DepositRelease,
    DepositProofs,
    Deposits,
    DepositsOfAppointments,
    DepositsResolver,
    KeptDeposits,
    Expenses,
    ExpensesResolver,
    MonthResolver,
    Months,
    MoneyChangesResolver,
    MoneyLines,
    MoneyLinesResolver,
    MoneyResolver,
    MovedMoney,
    OwnDeposits,
    OwnPayResolver,
    GiftsResolver,
    PackGifts,
    PackMembers,
    PackOffers,
    Packs,
    PacksResolver,
    Pay,
    Payments,
    PayRegimes,
    PayResolver,
    PaymentDocuments,
    PaymentsOfPatients,
    PaymentUses,
    SoldSupplies,
    BookingDays,
    Till,
    VisitCharges,
  ],
  exports: [
    Accounts,
    Charges,
    DepositProofs,
    Deposits,
    OwnDeposits,
    Packs,
    PatientAgreements,
    PaymentsOfPatients,
  ],
})
export class MoneyModule {}
