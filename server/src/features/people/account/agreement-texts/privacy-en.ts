import type { AgreementText } from './agreement-text.ts'

export const privacyEn: AgreementText = {
  name: 'Privacy Policy',
  opening:
    'Xinglin ("we" or "the platform") takes the personal information of every user seriously. This policy explains what we collect, why we collect it, how we use and protect it, and what rights you have. Please read it carefully, in particular the parts set in bold. By agreeing, or by continuing to use functions that need personal information, you confirm that you have understood it.',
  sections: [
    [
      '1. Scope',
      'This policy applies when you use the academic meetings, courses, operation videos, articles, doctor homepages, collaborative outpatient service, video conferences, orders and withdrawals of Xinglin through the web, WeChat official accounts, mini-programs and the mobile app.',
      'Products and services provided independently by third parties follow their own privacy policies. An external link shown on the platform does not mean that we endorse its content.',
    ],
    [
      '2. Information we collect',
      'We follow the principle of data minimisation and collect information only when you use the function that needs it:',
      '- Registration and login: mobile number, country or region code and verification code; for account login, the account name and password (stored in an irreversible form).',
      '- Identity and profile: name, portrait, hospital, department, title, special interests and introduction; company and product group of enterprise users.',
      '- Verification and sign-in: practising certificate, work badge, identity number and photographs, only where a meeting organiser asks for them or you apply for verification.',
      '- Transactions and withdrawals: orders, payment results, account holder, bank card number and information needed for tax.',
      '- Use of the service: viewing progress, comments, favourites, likes, search words and device information (model, system version, network, app version).',
      '- Collaborative outpatient service: patient name, gender, age, complaint, history and attachments entered by the applying doctor.',
      '**Identity documents, bank accounts and health information are sensitive personal information; we ask for your separate consent before collecting them.**',
    ],
    [
      '3. How we use information',
      'We use information to provide and improve the service: login and identity checks, meeting reminders, learning progress and credit, payment and withdrawal, account security, fault analysis and statistics that do not identify individuals.',
      'We do not use your viewing history or comments for purposes unrelated to the service. If a purpose changes, we ask for your consent again.',
    ],
    [
      '4. Cookies and similar technologies',
      'We use cookies and local storage to keep your login, language and visitor identifier. The login cookie is valid for 720 hours. A device cookie, valid for 400 days, only serves to tell you when your account is used on a new device; it cannot be used to log in. You may clear them in your browser; you will then have to log in again.',
    ],
    [
      '5. Sharing and disclosure',
      'We do not provide your personal information to third parties except in these cases:',
      '- A meeting you attend requires sign-in and you tick the consent: we provide the organiser with the fields you agreed to share; fields without consent stay blank in the export.',
      '- For SMS delivery, payment, identity checks and cloud storage we engage qualified providers, who are bound to confidentiality.',
      '- Patient data in the collaborative outpatient service is open only to the applying doctor, the receiving doctor and members of the receiving department; every view is logged.',
      '- Laws and regulations require it, or a judicial or administrative authority lawfully demands it.',
    ],
    [
      '6. Storage and security',
      'Your personal information is stored within the territory of the People’s Republic of China. We protect it by encryption in transit, encryption of sensitive fields at rest, access control, audit records and regular backups.',
      'Network logs are kept for at least six months. After an account is deleted we delete or anonymise your personal information; transaction records that must be kept by law are kept without your name until the legal period ends.',
      'Should a personal information security incident occur, we start our emergency plan without delay and inform you and the authorities as required.',
    ],
    [
      '7. Your rights',
      'In the personal centre you may:',
      '- view and correct your profile;',
      '- withdraw consent, and switch off push messages and personalised recommendations;',
      '- clear your viewing history and delete your comments;',
      '- obtain a copy of your personal information;',
      '- delete your account, which is confirmed by an SMS code; the mobile number may register again afterwards.',
      'We answer requests within fifteen working days.',
    ],
    [
      '8. Protection of minors',
      'The platform addresses medical professionals and enterprise users and does not offer registration to minors. If we find that information of a minor was collected without the consent of a guardian, we delete it as soon as possible. Where the collaborative outpatient service concerns a minor, the guardian must consent.',
    ],
    [
      '9. Device permissions',
      'Before the mobile app uses the camera, photo library, microphone, notifications or storage, it explains the purpose and asks for consent. Refusing a permission does not affect functions that do not need it.',
    ],
    [
      '10. Changes and contact',
      'This policy may change with the service. We announce material changes by a dialog or an in-app message, and apply them after you agree.',
      'For questions, comments or complaints please use the feedback page or the service hotline. You may also turn to the authority in charge of personal information protection.',
    ],
  ],
}
