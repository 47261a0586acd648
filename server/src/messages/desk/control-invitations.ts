import { greetedFirstName } from '#domain/messages/greeting.js';
import { controlInvitation, controlInvitationSubject } from '#domain/messages/control-invitation.es.js';
import { chatNumber, whatsappLink } from '#domain/messages/message-link.js';
import { inOneLine } from '#domain/messages/message-template.js';
import { LINK_MARK, NAMELESS_PATIENT } from '#domain/messages/message-template.es.js';
import { invitationPage } from '#domain/visitors/booking/address.js';
import { Injectable } from '@nestjs/common';
import { PublicAddress } from '../../access/public-address/public-address.js';
import { ClinicService } from '../../clinic/settings/clinic.service.js';

export type InvitationRefusal = 'OPPOSED' | 'NO_MOBILE';

/** Exactly one of the two is set. */
export interface ControlInvitation {
  /** Opens WhatsApp with the text. */
  readonly link: string | null;
  readonly refusal: InvitationRefusal | null;
}

/** The target of the link. */
interface InvitedTo {
  readonly treatmentId: number | null;
  readonly professionalId: number;
}

interface Invited extends InvitedTo {
  readonly patientName: string;
  /** As entered. */
  readonly patientPhone: string;
  readonly isOpposed: boolean;
}

/** Invitations to a control: sends them for staff, and writes the text of the automatic ones. */
@Injectable()
export class ControlInvitations {
  constructor(
    private readonly clinic: ClinicService,
    private readonly address: PublicAddress,
  ) {}

  /** @param choosesTreatment whether the link leads to the treatment of the last visit. */
  async writer(choosesTreatment: boolean): Promise<(invited: Invited) => ControlInvitation> {
    const { name } = await this.clinic.info();
    const address = await this.address.current();
    return ({ patientName, patientPhone, isOpposed, ...to }) => {
      if (isOpposed) return { link: null, refusal: 'OPPOSED' };
      const phone = chatNumber(patientPhone);
      if (!phone) return { link: null, refusal: 'NO_MOBILE' };
      const text = controlInvitation(patientName, name, address && pageOf(address, to, choosesTreatment));
      return { link: whatsappLink(phone, text), refusal: null };
    };
  }

  /** The text of an automatic one. Its link is only written when it is sent. */
  async automatic(): Promise<
    (patientName: string) => { subject: string; body: string; parameters: readonly string[] }
  > {
    const clinic = inOneLine((await this.clinic.info()).name);
    const link = (await this.address.current()) && LINK_MARK;
    return (patientName) => ({
      subject: controlInvitationSubject(clinic),
      body: controlInvitation(patientName, clinic, link),
      // WhatsApp refuses empty parameters.
      parameters: [greetedFirstName(patientName) || NAMELESS_PATIENT, clinic || '-', link ?? '-'],
    });
  }

  /** @returns undefined if the clinic has no public address. */
  async page(to: InvitedTo, choosesTreatment: boolean): Promise<string | undefined> {
    const address = await this.address.current();
    return address && pageOf(address, to, choosesTreatment);
  }
}

const pageOf = (
  address: string,
  { treatmentId, professionalId }: InvitedTo,
  choosesTreatment: boolean,
): string => invitationPage(address, (choosesTreatment && treatmentId) || undefined, professionalId);
