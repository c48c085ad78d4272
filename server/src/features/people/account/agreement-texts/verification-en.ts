import type { AgreementText } from './agreement-text.ts'

export const verificationEn: AgreementText = {
  name: 'Consent for Sensitive Information',
  opening:
    'To be verified as a doctor you give your name, your physician qualification number and photographs of your certificates, and you may give your identity number. The photographs and numbers are sensitive personal information, for which the law asks for your separate consent. Please read this before you tick the box; it is not ticked by default, and the decision is yours.',
  sections: [
    [
      '1. Purpose',
      'The information is used only to check that you are a practising doctor and that your name and title agree with your certificates. Once the verification has passed, the name and title given in it become those of your profile, and a mark is shown on your homepage and beside your works.',
      'It is not used for promotion, profiling or anything unrelated to the verification.',
    ],
    [
      '2. Information processed',
      '- required: real name, title, physician qualification number, and two to four photographs of the qualification and practising certificates;',
      '- optional: the identity number. Leaving it out does not keep you from submitting; you may be asked for it only where the certificates are not enough.',
      'Please cover whatever on the photographs is not needed for the check, such as your home address.',
    ],
    [
      '3. Why it is necessary and what it means for you',
      '**An identity that is not checked can be used by others, to the harm of patients and colleagues. Checking it takes a look at certificates, which makes this processing necessary. Were the information to leak, your identity could be misused or your reputation harmed; the safeguards of section 5 are there to prevent this.**',
    ],
    [
      '4. How it is processed and who sees it',
      'Authorised reviewers compare it by eye; no automated decision is made. Numbers are always masked on the page; in full, they and the photographs are open to you and the reviewers alone.',
      'Every look at photographs and numbers is logged with its time and reader. The information is not given to organisers, companies or other users, unless the law requires it.',
    ],
    [
      '5. Safeguards',
      'The form is encrypted on your device before it is sent. Numbers and photographs are stored encrypted, smaller versions are never written to disk, and no photograph has a public address. What you type is not kept in the browser.',
    ],
    [
      '6. How long it is kept',
      '- photographs and numbers are kept as long as the verification stands;',
      '- when you submit again after a refusal, old photographs that are no longer used are deleted at once;',
      '- when a change of name or identity ends the verification, its photographs are deleted at once;',
      '- photographs that are not submitted are deleted after two days;',
      '- when you delete your account, photographs and numbers go with it.',
      'The log of looks is kept apart for security audits; it holds neither photographs nor numbers.',
    ],
    [
      '7. Your rights',
      'You may refuse. You then cannot be verified, but browsing, learning and everything that does not depend on a verification stay as they are.',
      'You may withdraw your consent at any time through the feedback page and ask for deletion; the mark is then removed, and what was done before is not affected. In the settings you can download your data, which includes what you submitted, and you may ask for corrections.',
    ],
    [
      '8. Other terms',
      'The privacy policy and the service agreement apply to whatever is not covered here; where they differ, this consent prevails for verification information. Should the purpose, the manner or the kinds of information change, we ask for your separate consent again.',
      'By ticking the box and submitting the form you confirm that you have read and understood the above and separately consent to the processing of this sensitive personal information.',
    ],
  ],
}
