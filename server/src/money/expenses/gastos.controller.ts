import { Controller, Param, Post } from '@nestjs/common';
import { CurrentStaff } from '../../access/actors/current-staff.decorator.js';
import { Needs } from '../../access/rights/needs.decorator.js';
import type { SignedInStaff } from '../../access/actors/staff.js';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Idempotent } from '../../foundation/http/idempotent.decorator.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { asWholeNumber } from '../../foundation/input/whole-number.js';
import { ExpenseInput, ReverseExpenseInput } from './expense.input.js';
import { Expenses } from './expenses.service.js';
import { GASTOS, readExpense, toGasto } from './gastos.wire.js';

type Body = Record<string, unknown>;

/** The clinic's expenses; `caja/dias` lists them. */
@Needs('CAJA')
@Controller('api/caja/gastos')
@WireErrors(GASTOS)
export class GastosController {
  constructor(
    private readonly expenses: Expenses,
    private readonly inputs: Inputs,
  ) {}

  /** 201; 400 by field. */
  @Idempotent.Route()
  @Post()
  async add(@JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    return toGasto(await this.expenses.add(await this.inputs.check(ExpenseInput, readExpense(body)), staff));
  }

  /** 201, the expense as it is now; 400 by field, 404. */
  @Needs('CAJA_CORRECTIONS')
  @Idempotent.Route()
  @Post('anular/:id')
  async reverse(@Param('id') text: string, @JsonBody() body: Body, @CurrentStaff() staff: SignedInStaff) {
    const { id, reason } = await this.inputs.check(ReverseExpenseInput, {
      id: asWholeNumber(text),
      reason: body[GASTOS.reason],
    });
    return toGasto(await this.expenses.reverse(id, reason, staff));
  }
}
