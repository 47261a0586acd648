import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { WireErrors } from '../../foundation/errors/wire-errors.js';
import { JsonBody } from '../../foundation/http/bodies/json-body.js';
import { Inputs } from '../../foundation/input/inputs.js';
import { AuthService } from './auth.service.js';
import { CurrentStaff, Origin } from '../actors/current-staff.decorator.js';
import { Public } from '../actors/public.decorator.js';
import { AnyStaff, DuringSetUp } from '../rights/needs.decorator.js';
import { LoginInput, RefreshInput } from '../sessions/session.input.js';
import type { LoginOrigin, SignedInStaff } from '../actors/staff.js';
import { fromLogin, fromRefresh, toLogin, toTokens, toUsuario, USUARIO } from './usuario.wire.js';

@Controller('api/usuarios')
@WireErrors(USUARIO)
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly inputs: Inputs,
  ) {}

  /**
   * 200 `{access, refresh, user}`; 401 'Credenciales invalidas', or `{error, codigo_requerido: true}` for a missing or
   * wrong `codigo`; 429 after too many attempts.
   */
  @Public()
  @Post('auth/login')
  @HttpCode(200)
  async login(@JsonBody() body: Record<string, unknown>, @Origin() origin: LoginOrigin) {
    return toLogin(await this.auth.login(await this.inputs.check(LoginInput, fromLogin(body)), origin));
  }

  /** 200 `{access, refresh}`, a new pair; 401 if the token is unknown, expired or used. */
  @Public()
  @Post('auth/refresh')
  @HttpCode(200)
  async refresh(@JsonBody() body: Record<string, unknown>) {
    return toTokens(
      await this.auth.refresh((await this.inputs.check(RefreshInput, fromRefresh(body))).refreshToken),
    );
  }

  /** 204; the session's tokens then get 401. */
  @AnyStaff()
  @DuringSetUp()
  @Post('auth/logout')
  @HttpCode(204)
  async logout(@CurrentStaff() staff: SignedInStaff): Promise<void> {
    await this.auth.logout(staff);
  }

  /** 200 `{id, username, nombre}`. */
  @AnyStaff()
  @DuringSetUp()
  @Get('me')
  me(@CurrentStaff() staff: SignedInStaff) {
    return toUsuario(staff);
  }
}
