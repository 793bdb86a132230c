import type { profile as english } from '../en/profile.js';
import type { Translated } from '../message.js';

/** @see en/profile.ts */
export const profile: Translated<typeof english> = {
  needsAccount: 'سجلوا الدخول أو افتحوا حسابا: تبقى سلتكم كما هي.',
  pages: 'صفحاتكم',
  signedInAs: 'دخلتم باسم {email}',
  signOut: 'تسجيل الخروج',
  signedOut: 'سجلتم الخروج. تبقى السلة على هذا الجهاز.',
  about: 'بياناتكم',
  purchase: 'لفائدة مقاولة: تأخذه عروض الأسعار والطلبيات الجديدة ما لم تذكر غير ذلك',
  save: 'حفظ',
  saved: 'تم الحفظ.',
  language: 'اللغة',
  languageOf: 'لغة الرسائل والوثائق',
  languageAbout: 'بالعربية تكون الرسائل عربية والوثائق فرنسية.',
  password: 'كلمة المرور',
  currentPassword: 'كلمة المرور الحالية',
  changePassword: 'تغيير كلمة المرور',
  passwordChanged: 'تغيرت كلمة المرور. انتهت كل الجلسات الأخرى.',
  email: 'البريد الإلكتروني',
  newEmail: 'العنوان الجديد',
  changeEmail: 'تغيير العنوان',
  emailAsked: 'افتحوا الرابط الذي أرسلناه إلى {email}: يتغير العنوان حينئذ وتنتهي كل الجلسات.',
  sessions: 'الأجهزة المتصلة',
  device:
    '{browser, select, unknown {متصفح أو برنامج} other {{browser}}}{system, select, unknown {} other { على {system}}}',
  thisSession: 'هذا الجهاز',
  lastUsed: 'آخر استعمال يوم {date}',
  end: 'إنهاء',
  endOf: 'إنهاء الجلسة: {device}',
  endOthers: 'إنهاء كل الجلسات الأخرى',
  archive: 'نسخة من بياناتكم',
  archiveAbout:
    'أرشيف ZIP لكل ما في حسابكم: الملف الشخصي والعناوين وعروض الأسعار والطلبيات والمشاريع والرسائل والفواتير والملفات. مرة في اليوم؛ ويُحفظ سبعة أيام.',
  makeArchive: 'إعداد الأرشيف',
  makingArchive: 'الأرشيف قيد الإعداد. يمكنكم المغادرة: تخبركم رسالة عندما يجهز.',
  archiveFailed: 'تعذر إعداد الأرشيف. اطلبوه من جديد.',
  loadArchive: 'تنزيل ({size})',
  archiveUntil: 'أُعد يوم {date}، ويُحفظ إلى غاية {end}.',
  delete: 'حذف الحساب',
  deleteAbout:
    'يختفي كل ما في حسابكم، والملفات في غضون ساعة: عروض الأسعار والعناوين والمشاريع والجلسات. تُلغى الطلبيات غير المؤداة؛ ويجب أن تصل المؤداة أولا. تبقى الفواتير وطلبياتها دون بيانات اتصالكم طيلة ما يفرضه القانون. لا رجعة في ذلك.',
  deleteSure: 'حذف حسابي نهائيا',
  deleted: 'حُذف الحساب. تبقى السلة على هذا الجهاز.',
};
