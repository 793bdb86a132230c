import type { card as english } from '../en/card.js';
import type { Translated } from '../message.js';

/** @see en/card.ts */
export const card: Translated<typeof english> = {
  elements: {
    name: 'الاسم',
    title: 'الصفة',
    company: 'المقاولة',
    phone: 'رقم الهاتف',
    email: 'البريد الإلكتروني',
    website: 'الموقع الإلكتروني',
    mark: 'العلامة',
    qr: 'رمز QR',
    frame: 'الإطار',
    divider: 'الفاصل',
  },
  warnings: {
    textSmaller:
      'كُتب بحروف علوها {capMm, number} مم بدل {wantedCapMm, number} مم، {why, select, rank {حتى يبقى الاسم أكبر} other {حتى يتسع له المكان}}.',
    thinStrokes:
      '{of, select, logo {{percent, number} % من الشعار أرق من الفوهة ({nozzleMm, number} مم): يخرج باهتا أو لا يظهر.} other {خطوط سمكها {strokeMm, number} مم أرق من الفوهة ({nozzleMm, number} مم): تخرج الحواف أقل وضوحا.}}',
    fallbackFont: 'لا يتوفر هذا الخط على {characters}: كُتب بخط آخر.',
    keptInside: 'أُرجع بـ {movedMm, number} مم حتى يبقى على البطاقة.',
    scaleLimited:
      'المقياس {scale, number} بدل {asked, number}، وهو أقصى ما {by, select, card {تسعه البطاقة} other {يُطبع}}.',
    elementsOverlap: '{one} و{two} متراكبان.',
    dividerHidden: 'حُذف الفاصل: رمز QR فوقه.',
    engravingShallower: 'عمق النقش {depthMm, number} مم، حتى يبقى تحته {floorMm, number} مم من البطاقة.',
    qrShortened: 'لا يضم رمز QR كل بيانات الاتصال، حتى يبقى مكان للنص بجانبه.',
    qrLowContrast: 'لون رمز QR قريب من لون البطاقة: لا تقرأه الهواتف إلا في ضوء مائل.',
  },
  faults: {
    missingCharacters: {
      message: 'فيه حروف لا يستطيع أي من خطوطنا طبعها: {characters}',
      hint: 'استعملوا حروفا لاتينية أو عربية أو تيفيناغ أو يونانية أو سيريلية وأرقاما وعلامات معتادة.',
    },
    nothingToSee: {
      message: 'يجب أن يكون فيه حرف ظاهر واحد على الأقل',
      hint: 'أدخلوا الاسم الذي ستحمله البطاقة.',
    },
    doesNotFit: {
      message: 'لا تسعه البطاقة، ولو بأصغر الحروف التي تُطبع',
      hint: 'اختصروه، أو اختاروا خطا أضيق مثل barlow-condensed، أو احذفوا عناصر أخرى.',
    },
    doesNotFitBesideQr: {
      message: 'لا يتسع له المكان بجانب رمز QR مهما قل محتواه، بأصغر الحروف التي تُطبع',
      hint: 'اختصروه، أو اختاروا خطا أضيق مثل barlow-condensed، أو احذفوا {frame, select, none {رمز QR} other {الإطار أو رمز QR}}.',
    },
    qrTooLong: {
      message:
        'يحتاج إلى رمز QR من {modules, number} وحدة، عرضه {sideMm, number} مم على أساس {moduleMm, number} مم للوحدة، فلا يبقى مكان للنص',
      hint: 'اختصروا محتواه: بعنوان من {characters, number} حرفا، بما فيها https://، يتسع المكان للنص.',
    },
    qrCovered: {
      message: 'يضع {element} ورمز QR أحدهما فوق الآخر، فلا تستطيع الهواتف قراءته',
      hint: 'أبعدوا كل شيء عن رمز QR وعن الفراغ المحيط به.',
    },
    logoWithoutOutline: {
      message: 'ليس له محيط عند النظر إليه من الأعلى',
      hint: 'ضعوا الشعار مسطحا على المستوى XY وأرسلوه من جديد.',
    },
    logoUnreadable: {
      message: 'تعذرت قراءته: {fault}',
      hint: 'أرسلوا ملف STL أو OBJ أو 3MF مسطحا للشعار، موضوعا على المستوى XY.',
    },
    logoTooLarge: {
      message: 'عدد مثلثاته {triangles, number}، أكثر مما يُسمح به للشعار ({limit, number})',
      hint: 'أرسلوا ملف STL أو OBJ أو 3MF مسطحا للشعار، موضوعا على المستوى XY.',
    },
    logoCrossesItself: {
      message: 'تتقاطع مثلثاته مرات كثيرة (أكثر من {crossings, number}) فلا يمكن حساب محيطه',
      hint: 'أرسلوا ملف STL أو OBJ أو 3MF مسطحا للشعار لا تتقاطع مثلثاته، موضوعا على المستوى XY.',
    },
    logoTooIntricate: {
      message: 'معقد جدا: لم يُحسب محيطه في {seconds, number} ثوان',
      hint: 'أرسلوا ملف STL أو OBJ أو 3MF أبسط للشعار: مثلثات أقل ومحيط مسطح دون قطع صغيرة منفصلة، موضوعا على المستوى XY. يُعاد تجريب الملف نفسه بعد {minutes, number} دقيقة.',
    },
  },
};
