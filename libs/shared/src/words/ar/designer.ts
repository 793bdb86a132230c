import type { designer as english } from '../en/designer.js';
import type { Translated } from '../message.js';

/** @see en/designer.ts */
export const designer: Translated<typeof english> = {
  title: 'تصميم بطاقة زيارة',
  intro: 'تُرسم ويُحسب ثمنها على جهازكم: لا يُرسل شيء قبل وضعها في السلة.',
  sampleName: 'اسمكم',
  preview: 'البطاقة من الأعلى',
  drawing: 'جار الرسم…',
  waiting: 'تعذر تحميل الخطوط. يُستأنف العمل متى عادت الشبكة.',
  moveHow:
    'اسحبوا ما على البطاقة، أو انتقلوا إليه بـ Tab: تحركه الأسهم نصف مليمتر، ومع Shift خمسة؛ ويغير زائد وناقص مقياسه، ويعيده Delete إلى مكانه.',
  move: 'تحريك: {element}',
  group:
    '{group, select, texts {النصوص} card {البطاقة} type {الحروف} mark {العلامة ورمز QR} relief {البروز} colours {الألوان} lines {حروف كل سطر} other {التحريك والمقياس}}',
  choice:
    '{field, select, name {الاسم} title {الصفة} company {المقاولة} phone {الهاتف} email {البريد الإلكتروني} website {الموقع الإلكتروني} thickness {السمك} format {المقاس} corners {الزوايا} arrangement {الترتيب} frame {الإطار} divider {الفاصل} icons {رسوم صغيرة قبل الهاتف والبريد والموقع} align {المحاذاة} textCase {شكل الحروف} relief {البروز} reliefDepth {العمق} textDepth {عمق النص} markDepth {عمق العلامة ورمز QR} fontFamily {الخط} fontSize {حجم الحروف} mark {العلامة} qr {رمز QR} markUrl {ما يفتحه رمز QR} logoKey {الشعار} materialId {البطاقة} textColorId {النص} other {العلامة ورمز QR}}',
  markUrlHint: 'إن تُرك فارغا: الموقع الإلكتروني، وإلا بيانات الاتصال كبطاقة عناوين.',
  logoHint: 'ملف STL أو OBJ أو 3MF مسطح على المستوى XY؛ يُرسل مع البطاقة.',
  logoChosen: 'المختار: {name}',
  values: {
    thickness: '{value, select, thin {رقيقة، 0,8 مم} standard {عادية، 1,2 مم} other {سميكة، 1,6 مم}}',
    format: '{value, select, eu {أوروبا، 85 × 55 مم} other {أمريكا، 88,9 × 50,8 مم}}',
    corners: '{value, select, square {قائمة} soft {لينة} other {مستديرة}}',
    arrangement:
      '{value, select, classic {العلامة على اليمين} markLeft {العلامة على اليسار} other {العلامة في الأعلى}}',
    frame: '{value, select, none {بدون} line {خط} double {خط مزدوج} other {زوايا}}',
    divider: '{value, select, line {خط} short {خط قصير} dots {نقط} other {بدون}}',
    align: '{value, select, auto {حسب اتجاه الاسم} left {يسار} center {وسط} other {يمين}}',
    textCase: '{value, select, upper {حروف كبيرة} other {كما كُتبت}}',
    relief: '{value, select, emboss {بارز} other {منقوش}}',
    reliefDepth: '{value, select, shallow {0,4 مم} standard {0,6 مم} other {0,8 مم}}',
    textDepth: '{value, select, match {مثل البروز} shallow {0,4 مم} standard {0,6 مم} other {0,8 مم}}',
    markDepth: '{value, select, match {مثل البروز} shallow {0,4 مم} standard {0,6 مم} other {0,8 مم}}',
    fontFamily:
      '{value, select, block {Block (حروف كبيرة)} bold {Bold (حروف كبيرة)} dot {نقط (حروف كبيرة)} archivoblack {Archivo Black} rubikmono {Rubik Mono} russoone {Russo One} titilliumblack {Titillium Black} montserrat {Montserrat} poppins {Poppins} spacegrotesk {Space Grotesk} barlowcondensed {Barlow Condensed} robotoslab {Roboto Slab} zillaslab {Zilla Slab} bebasneue {Bebas Neue} other {Righteous}}',
    fontSize: '{value, select, small {صغير} medium {متوسط} other {كبير}}',
    tracking: '{value, select, normal {عادي} wide {واسع} other {أوسع}}',
    mark: '{value, select, none {بدون} initials {الأحرف الأولى} other {شعار}}',
  },
  ofCard: 'مثل البطاقة',
  fontOf: 'الخط: {line}',
  sizeOf: 'الحجم: {line}',
  spacingOf: 'تباعد الحروف: {line}',
  element: 'العنصر',
  dx: 'إلى اليمين، مم',
  dy: 'إلى الأعلى، مم',
  scale: 'المقياس',
  putBack: 'إعادة إلى المكان',
  choiceFault:
    '{code, select, wholeCharacters {فيه نصف حرف: اكتبوه من جديد.} nothingToEncode {ليس للبطاقة موقع ولا هاتف ولا بريد يوضع في الرمز: اكتبوا عنوانا هنا أو احذفوا الرمز.} other {اختاروا ملفا للشعار.}}',
  logoFile: 'يلزم ملف STL أو OBJ أو 3MF لا يتجاوز {megabytes, number} م.ب.',
  needsName: 'اكتبوا الاسم الذي ستحمله البطاقة.',
  finding: 'هذا الحقل {fault}.',
  faults:
    '{count, plural, =1 {يجب تغيير أمر واحد} other {يجب تغيير أمور ({count, number})}} قبل أن تُصنع البطاقة.',
  priceTitle: 'الثمن',
  pricing: 'جار حساب الثمن…',
  take: 'وضعها في السلة',
  taking: 'البطاقة قيد الإعداد…',
  taken: 'البطاقة في السلة.',
  toBasket: 'إلى السلة',
  full: 'ليس في السلة سطر فارغ.',
  needsAccount: 'سجلوا الدخول لإعداد البطاقة؛ يبقى تصميمها هنا.',
  startAgain: 'البدء من جديد',
  startedAgain: 'بدأت بطاقة جديدة.',
  undo: 'تراجع',
};
