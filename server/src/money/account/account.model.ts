import type { LocalDate } from '#domain/clinic-time.js';
import type { Clp } from '#domain/stock/clp.js';
import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { LocalDateScalar } from '../../foundation/graphql/scalars.js';
import { PageModel } from '../../foundation/graphql/page.model.js';
import type { Account, Debtor } from './accounts.service.js';

@ObjectType('PatientAccount', {
  description: "A patient's money. Its charges and payments are lists of their own.",
})
export class PatientAccountModel implements Account {
  @Field(() => Int, { description: 'The patient.' }) patientId!: number;
  @Field(() => Float, { description: 'The unpaid rest of all charges, in whole pesos.' }) owed!: Clp;
  @Field(() => Float, { description: 'Money that was paid and pays no charge yet, in whole pesos.' })
  credit!: Clp;
  @Field(() => Float, {
    description:
      'The part of the credit that is the deposit of an appointment still to be charged, and pays nothing else.',
  })
  reserved!: Clp;
  @Field(() => LocalDateScalar, {
    nullable: true,
    description: 'The day of the oldest charge that is not paid.',
  })
  owedSince!: LocalDate | null;
}

@ObjectType('Debtor', { description: 'A patient who owes.' })
export class DebtorModel extends PatientAccountModel implements Debtor {
  @Field(() => String, { description: "The patient's name." }) patientName!: string;
  @Field(() => String, { description: 'As entered; empty for users who may not read patients.' })
  patientPhone!: string;
}

@ObjectType('DebtorPage', { description: 'A page of the patients who owe.' })
export class DebtorPageModel extends PageModel {
  @Field(() => [DebtorModel], { description: 'The oldest debt first.' }) nodes!: DebtorModel[];
}
