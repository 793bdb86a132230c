import type { mesh as english } from '../en/mesh.js';
import type { Translated } from '../message.js';

/** @see en/mesh.ts */
export const mesh: Translated<typeof english> = {
  outOfMemory: 'المجسم أكبر من أن يُقاس. خفضوا عدد المثلثات.',
  stlLength:
    'طول الملف لا يوافق {detail, plural, =1 {المثلث الواحد الذي يعلنه} other {عدد المثلثات الذي يعلنه ({detail})}}: الملف مبتور أو تالف.',
  stlText: 'تعذرت قراءة الوجه {detail} من نص STL.',
  stlTruncated: 'ينتهي نص STL داخل الوجه {detail}.',
  nonFiniteCoordinate: 'إحدى الإحداثيات ليست رقما{detail, select, 0 {} other { (المثلث أو السطر {detail})}}.',
  coordinateOutOfRange:
    'إحدى الإحداثيات أكبر من أن تكون موضعا على قطعة{detail, select, 0 {} other { (المثلث أو السطر {detail})}}.',
  noTriangles: 'لا يحتوي الملف على أي مثلث.',
  objLine: 'تعذرت قراءة السطر {detail} من ملف OBJ.',
  objIndex: 'يشير السطر {detail} من ملف OBJ إلى رأس غير موجود.',
  tooManyTriangles:
    '{detail, select, placedObjects {يضع الملف أكثر من 500.000 عنصر. خفضوا عدد النسخ.} triangles {يحتوي الملف على أكثر من 10 ملايين مثلث. خفضوا عددها.} vertices {يحتوي الملف على أكثر من 10 ملايين رأس. خفضوا عدد المثلثات.} objects {يحتوي الملف على أكثر من 100.000 عنصر. ادمجوا بعضها أو احذفوه.} references {يعدد الملف أكثر من 500.000 عنصر بناء ومكوّن. خفضوا عدد النسخ.} other {يضع الملف أكثر من 20 مليون مثلث. خفضوا عدد النسخ أو المثلثات.}}',
  nestingTooComplex: 'عدد كبير جدا من أجزاء السطح متداخل بعضها في بعض.',
  xmlMalformed: 'نموذج 3MF ليس XML سليما.',
  xmlTruncated: 'ينتهي نموذج 3MF قبل أن يكتمل.',
  xmlDoctype: 'يحتوي نموذج 3MF على تعريف نوع المستند، وهو أمر تمنعه 3MF.',
  xmlDepth: 'عناصر نموذج 3MF متداخلة أكثر من اللازم.',
  xmlTagTooLong: 'يحتوي نموذج 3MF على وسم طويل جدا.',
  xmlNotAModel: 'لا يبدأ نموذج 3MF بالعنصر model.',
  threemfUnit: 'يذكر نموذج 3MF وحدة قياس غير موجودة.',
  threemfVertex: 'ينقص أحد رؤوس نموذج 3MF إحداثي x أو y أو z مقروء.',
  threemfTriangle: 'ينقص المثلث {detail} من أحد عناصر نموذج 3MF رقم v1 أو v2 أو v3 مقروء.',
  threemfIndex: 'يشير المثلث {detail} من أحد عناصر نموذج 3MF إلى رأس غير موجود.',
  threemfObject: 'ينقص أحد عناصر نموذج 3MF معرّف مقروء.',
  threemfTransform: 'تعذر استعمال أحد تحويلات نموذج 3MF: يلزمه اثنا عشر رقما وألا يسطح القطعة.',
  threemfReference: 'ينقص أحد مكونات نموذج 3MF أو عناصر بنائه معرّف عنصر مقروء.',
  threemfObjectType: 'لأحد عناصر نموذج 3MF نوع غير موجود.',
  threemfNoResources: 'ليس لنموذج 3MF موارد: لا يحتوي على أي عنصر.',
  threemfNoBuild: 'ليس لنموذج 3MF قائمة بناء: لا يذكر ما يُطبع.',
  requiredExtension:
    'يتطلب ملف 3MF امتدادا لا نحسبه: {detail}. صدّروه كمجسم بسيط (3MF الأساسية أو STL أو OBJ).',
  solidInExtension:
    'مجسم ملف 3MF موجود في امتداد لا نحسبه: {detail}. صدّروه كمجسم بسيط (3MF الأساسية أو STL أو OBJ).',
  objectWithoutMesh: 'يبني ملف 3MF العنصر {detail} الذي ليس له مجسم ولا مكونات.',
  otherInBuild: 'تذكر قائمة بناء ملف 3MF العنصر {detail} من نوع “other”، وهو لا يُطبع.',
  xmlEncoding: 'نموذج 3MF مرمز بـ {detail}؛ لا تقبل 3MF إلا UTF-8 و UTF-16.',
  missingObject: 'يشير نموذج 3MF إلى العنصر {detail} غير الموجود.',
  duplicateObject: 'يحتوي نموذج 3MF على العنصر {detail} مرتين.',
  componentCycle: 'العنصر {detail} من نموذج 3MF يحتوي نفسه.',
  componentDepth: 'عناصر نموذج 3MF متداخلة على أكثر من 64 مستوى.',
  nothingToBuild: 'قائمة بناء ملف 3MF فارغة: لا تذكر أي عنصر للطباعة.',
  archiveDamaged: 'ملف 3MF ليس أرشيف ZIP مقروءا: هو مبتور أو تالف.',
  archiveEncrypted: 'ملف 3MF مشفر. احفظوه بدون كلمة مرور.',
  archiveTooLarge: 'محتوى ملف 3MF بعد فكه أكبر مما يمكن قياسه.',
  archiveNames: 'يحتوي ملف 3MF على مدخل اسمه غير مقبول أو مكرر: {detail}.',
  partMissing: 'ينقص ملف 3MF جزء يشير إليه: {detail}.',
  severalModels: 'يذكر ملف 3MF أكثر من نموذج؛ يجب أن يكون له نموذج واحد.',
  externalLink: 'يشير ملف 3MF إلى شيء خارجه: {detail}.',
  relationshipsUnreadable: 'لا يذكر ملف 3MF أي أجزائه هو النموذج.',
  givenUp: 'تعذر قياس الملف في حدود الوقت والذاكرة المتاحة لدينا.',

  notClosed: 'المجسم غير مغلق: عدد الحواف المفتوحة {count, number}، أولها من ركن إلى ركن {edges} مم.',
  openEdge: '({x1, number}، {y1, number}، {z1, number})–({x2, number}، {y2, number}، {z2, number})',
  tooLarge: 'طول أحد أضلاع القطعة {side, number} مم؛ وأقصى ما تسعه الطابعة {limit, number} مم.',
  tooSmall:
    'القطعة أصغر من أن تُطبع: {measure, select, largestSide {أكبر أضلاعها} smallestSide {أصغر أضلاعها} other {حجمها}} {shown, number} {measure, select, volume {مم³} other {مم}}، والحد الأدنى {limit, number} {measure, select, volume {مم³} other {مم}}.',

  withTip: '{fault} {tip}',

  sharedEdges:
    '{count, plural, =1 {حافة واحدة يشترك فيها} other {بعض الحواف يشترك فيها}} أربعة أوجه أو أكثر؛ تُطبع القطعة، لكنها قد تكون ضعيفة هناك.',
  invertedShells:
    '{count, plural, =1 {كان أحد الأجسام مقلوبا من الداخل إلى الخارج؛ قلبناه.} other {كانت بعض الأجسام مقلوبة من الداخل إلى الخارج؛ قلبناها.}}',
  degenerateTriangles: '{count, plural, =1 {تم إغفال مثلث بلا مساحة.} other {تم إغفال مثلثات بلا مساحة.}}',
  severalBodies: 'يحتوي الملف على عدة أجسام ({count, number})؛ تُطبع معا كما وُضعت.',
  thinWalls:
    'جدران أرق من خط طباعة واحد ({lineWidthMm, number} مم)، مساحتها نحو {areaMm2, number} مم²، قد تكون ضعيفة أو ناقصة.',
  supportsNeeded: 'تحتاج الأجزاء المعلقة إلى دعامات؛ هي محسوبة في الثمن، ويبقى أثرها ظاهرا.',
  tallAndSlender: 'القطعة طويلة ونحيفة: قد تتمايل أثناء الطباعة. ضعوها مستلقية إن أمكن.',
  overlappingBodies:
    '{bodies, plural, =1 {الجسم يتقاطع مع نفسه؛ ما يحويه مرتين يُطبع ويُحسب مرة واحدة.} other {الأجسام متداخلة، أو أحدها يتقاطع مع نفسه؛ المشترك بينها يُطبع ويُحسب مرة واحدة.}}',
  likelyOtherUnit:
    'إذا كان الملف {unit, select, inches {بالبوصة} other {بالمتر}}، فكبّروه {scale, number} مرة: يصير {x, number} × {y, number} × {z, number} مم.',
};
