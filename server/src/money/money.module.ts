import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../agenda/appointments/appointments.module.js';
import { ClinicalRecordsModule } from '../records/clinical-records/clinical-records.module.js';
import { Accounts } from './accounts.service.js';
import { CajaController } from './caja.controller.js';
import { Charges } from './charges.service.js';
import { ExpensesResolver } from './expenses.resolver.js';
import { Expenses } from './expenses.service.js';
import { GastosController } from './gastos.controller.js';
import { MesController } from './mes.controller.js';
import { MonthResolver } from './month.resolver.js';
import { Months } from './month.service.js';
import { MoneyChangesResolver } from './money-changes.resolver.js';
import { MoneyResolver } from './money.resolver.js';
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
import { Payments } from './payments.service.js';
import { PaymentUses } from './payment-uses.js';
import { Till } from './till.service.js';

@Module({
  imports: [AppointmentsModule, ClinicalRecordsModule],
  controllers: [
    CajaController,
    GastosController,
    LiquidacionesController,
    MesController,
    MiLiquidacionController,
    PackOffersController,
    PacksController,
    RegimenesController,
  ],
  providers: [
    Accounts,
    Charges,
    Expenses,
    ExpensesResolver,
    MonthResolver,
    Months,
    MoneyChangesResolver,
    MoneyResolver,
    OwnPayResolver,
    PackOffers,
    Packs,
    PacksResolver,
    Pay,
    Payments,
    PayRegimes,
    PayResolver,
    PaymentUses,
    Till,
  ],
  exports: [Accounts, Charges, Packs],
})
export class MoneyModule {}
