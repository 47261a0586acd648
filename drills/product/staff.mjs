// @ts-check
import { PASSWORD } from './product.mjs';
import { send } from './send.mjs';

export class Staff {
  /**
   * @private
   * @param {string} url
   * @param {string} access
   * @param {string} refresh
   */
  constructor(url, access, refresh) {
    this.url = url;
    this.access = access;
    this.refresh = refresh;
  }

  /** @param {string} url the product's base URL. */
  static async logIn(url) {
    const answer = await send(`${url}/api/usuarios/auth/login/`, {
      method: 'POST',
      body: { username: 'admin', password: PASSWORD },
    });
    if (answer.status !== 200) throw new Error(`logging in was answered with ${answer.status}`);
    const { access, refresh } = JSON.parse(answer.text);
    return new Staff(url, access, refresh);
  }

  /**
   * Exchanges the refresh token for new tokens, as the panel does.
   * @returns {Promise<boolean>} whether it succeeded.
   */
  async renew() {
    const answer = await send(`${this.url}/api/usuarios/auth/refresh/`, {
      method: 'POST',
      body: { refresh: this.refresh },
    });
    if (answer.status !== 200) return false;
    ({ access: this.access, refresh: this.refresh } = JSON.parse(answer.text));
    return true;
  }

  /**
   * Calls GraphQL and returns its response, including errors.
   * @param {string} query
   * @param {object} [variables]
   */
  call(query, variables = {}) {
    return send(`${this.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.access}` },
      body: { query, variables },
    });
  }

  /**
   * Calls GraphQL. @returns {Promise<any>} the data. @throws on any error.
   * @param {string} query
   * @param {object} [variables]
   */
  async ask(query, variables) {
    const { status, text } = await this.call(query, variables);
    const { data, errors } = JSON.parse(text);
    if (errors) throw new Error(`GraphQL answered ${status} ${JSON.stringify(errors)}`);
    return data;
  }
}

const SETTINGS = `{ agendaSettings {
  serviceType stepMinutes noticeMinutes version hours { weekday opensAt closesAt }
} }`;
const UPDATE = `mutation ($input: UpdateAgendaInput!) { updateAgenda(input: $input) { version } }`;

/** Lets visitors book years ahead, so that a drill does not run out of hours. @param {Staff} staff */
export async function openYearsAhead(staff) {
  const { agendaSettings } = await staff.ask(SETTINGS);
  for (const agenda of agendaSettings) {
    await staff.ask(UPDATE, { input: { ...agenda, horizonDays: 3650 } });
  }
}
