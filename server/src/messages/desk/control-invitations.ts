import { controlInvitation } from '#domain/messages/control-invitation.es.js';
import { chatLink, whatsappLink } from '#domain/messages/message-link.js';
import { parsePhone } from '#domain/patients/phone.js';
import { invitationPage } from '#domain/visitors/booking/address.js';
import { Injectable } from '@nestjs/common';
import { ClinicService } from '../../clinic/settings/clinic.service.js';
import { MessageOptions } from '../channels/message-options.js';

export type InvitationRefusal = 'OPPOSED' | 'NO_MOBILE';

/** Exactly one of the two is set. */
export interface ControlInvitation {
  /** Opens WhatsApp with the text. */
  readonly link: string | null;
  readonly refusal: InvitationRefusal | null;
}

interface Invited {
  readonly patientName: string;
  /** As entered. */
  readonly patientPhone: string;
  readonly isOpposed: boolean;
  readonly treatmentId: number | null;
  readonly professionalId: number;
}

/** Invitations to a control, which staff send by hand. They are about no appointment, so none is stored. */
@Injectable()
export class ControlInvitations {
  constructor(
    private readonly clinic: ClinicService,
    private readonly options: MessageOptions,
  ) {}

  /** @param choosesTreatment whether the link leads to the treatment of the last visit. */
  async writer(choosesTreatment: boolean): Promise<(invited: Invited) => ControlInvitation> {
    const { name } = await this.clinic.info();
    const { publicUrl } = this.options;
    return ({ patientName, patientPhone, isOpposed, treatmentId, professionalId }) => {
      if (isOpposed) return { link: null, refusal: 'OPPOSED' };
      const phone = chatLink(patientPhone) && parsePhone(patientPhone);
      if (!phone) return { link: null, refusal: 'NO_MOBILE' };
      const page =
        publicUrl &&
        invitationPage(publicUrl, (choosesTreatment && treatmentId) || undefined, professionalId);
      return { link: whatsappLink(phone, controlInvitation(patientName, name, page)), refusal: null };
    };
  }
}
