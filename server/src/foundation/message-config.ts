/** The settings for sending through the Cloud API. */
export interface CloudSender {
  readonly apiUrl: string;
  readonly phoneNumberId: string;
  readonly accessToken: string;
  readonly templates: {
    readonly CONFIRMATION: string;
    readonly REMINDER: string;
    /** If absent, staff send the waiting list's offers themselves. */
    readonly OFFER?: string | undefined;
    /** The template of messages about controls. */
    readonly CONTROL?: string | undefined;
    /** The template of reminders of a balance. */
    readonly BALANCE?: string | undefined;
  };
  readonly language: string;
}

export interface CloudSettings extends CloudSender {
  /** The key that signs the requests of the Cloud API's webhook. */
  readonly appSecret: string;
  readonly verifyToken: string;
}

/** The connections set by environment variables, which the screen can't change. */
export interface MessageSettings {
  /** If absent, it may be connected on the screen; otherwise staff send WhatsApp messages themselves, through links. */
  readonly cloud: CloudSettings | undefined;
  /** If absent, a mail server may be connected on the screen; otherwise no e-mail is sent. */
  readonly smtp: { readonly url: string; readonly from: string } | undefined;
  /** The base URL of the Cloud API, without a trailing slash. */
  readonly whatsappApiUrl: string;
}
