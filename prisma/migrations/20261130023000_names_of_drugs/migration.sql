-- Drugs are also searched by brand and everyday names, which somebody writes with a hyphen, a blank or neither.
ALTER TABLE "drug" ADD COLUMN "other_names" TEXT;

-- Names as written, with blanks for what parts their letters, and without anything between: 5-FU, 5 FU, 5FU.
CREATE FUNCTION spellings(text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ', given, regexp_replace(given, '[^[:alnum:],]+', ' ', 'g'), regexp_replace(given, '[^[:alnum:],]+', '', 'g'))
    FROM (SELECT public.search_text($1) AS given) AS written
$$;

CREATE FUNCTION fill_drug_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sort_name := sort_text(NEW.name);
  NEW.search_name := search_text(concat_ws(' ', NEW.name, NEW.active_principle, spellings(NEW.other_names)));
  RETURN NEW;
END
$$;

DROP TRIGGER name_keys ON "drug";
CREATE TRIGGER name_keys BEFORE INSERT OR UPDATE OF name, active_principle, other_names ON "drug"
  FOR EACH ROW EXECUTE FUNCTION fill_drug_keys();

-- Methotrexate and cytarabine are also given into the spine.
ALTER TABLE "drug"
  DROP CONSTRAINT "drug_administration_check",
  ADD CONSTRAINT "drug_administration_check" CHECK ("administration" IN (
    'ENDOVENOUS', 'SURGICALIMPLANT', 'INTRAMUSCULAR', 'INTRATHECAL', 'INTRAVENOUS', 'INTRAVESICAL', 'NASAL', 'ORAL', 'SUBCUTANEOUS',
    'TOPIC'
  ));

-- What the seed has brought of the reference data. Each row comes once, so what was changed or removed since stays so.
CREATE TABLE "brought_entry" (
  "kind" TEXT NOT NULL,
  "slug" TEXT NOT NULL,
  CONSTRAINT "brought_entry_pkey" PRIMARY KEY ("kind", "slug")
);

-- An installation with a catalogue was given these before.
INSERT INTO "brought_entry" (kind, slug)
  SELECT 'drug', slug FROM regexp_split_to_table('
    abemaciclib abiraterona acido-zoledronico alectinib anastrozol atezolizumab avelumab azacitidina bcg-intravesical
    bendamustina bevacizumab bicalutamida bleomicina cabazitaxel capecitabina carboplatino carmustina-implante cetuximab
    ciclofosfamida cisplatino darbepoetina-alfa darolutamida daunorubicina decitabina degarelix denosumab dexametasona
    dexclorfeniramina docetaxel doxorubicina doxorubicina-liposomal-pegilada durvalumab encorafenib enfortumab-vedotina
    enzalutamida epirubicina eribulina etoposido fentanilo-nasal filgrastim fluorouracilo folinato-calcico fulvestrant
    gemcitabina goserelina hidroxicarbamida idarubicina imatinib imiquimod ipilimumab irinotecan irinotecan-liposomal
    letrozol leuprorelina luspatercept metotrexato mitomicina mitoxantrona netupitant-palonosetron niraparib nivolumab
    olaparib ondansetron osimertinib oxaliplatino paclitaxel paclitaxel-albumina palbociclib palonosetron panitumumab
    pegfilgrastim pembrolizumab pemetrexed pertuzumab pertuzumab-trastuzumab-subcutaneo prednisona ramucirumab regorafenib
    ribociclib rituximab ruxolitinib sacituzumab-govitecan tamoxifeno temozolomida topotecan trabectedina trastuzumab
    trastuzumab-deruxtecan trastuzumab-emtansina trastuzumab-subcutaneo trifluridina-tipiracilo venetoclax vinblastina
    vincristina vinflunina vinorelbina vinorelbina-oral zolbetuximab
  ', '\s+') AS slug WHERE slug <> '' AND EXISTS (SELECT FROM "drug");
INSERT INTO "brought_entry" (kind, slug)
  SELECT 'presentation', slug FROM regexp_split_to_table('
    abemaciclib-100mg-x56 abemaciclib-150mg-x56 abiraterona-500mg-x60 acido-zoledronico-4mg-x1 acido-zoledronico-4mg-x1-b
    alectinib-150mg-x224 anastrozol-1mg-x28 atezolizumab-840mg-x1 atezolizumab-1200mg-x1 avelumab-200mg-x1
    azacitidina-100mg-x1 azacitidina-150mg-x1 bcg-intravesical-12-5mg-x1 bendamustina-25mg-x5 bendamustina-100mg-x5
    bevacizumab-100mg-x1 bevacizumab-400mg-x1 bicalutamida-50mg-x30 bicalutamida-150mg-x30 bleomicina-15mg-x1
    cabazitaxel-60mg-x1 capecitabina-150mg-x60 capecitabina-500mg-x120 carboplatino-150mg-x1 carboplatino-450mg-x1
    carboplatino-600mg-x1 carmustina-implante-7-7mg-x8 cetuximab-100mg-x1 cetuximab-500mg-x1 ciclofosfamida-500mg-x1
    ciclofosfamida-1000mg-x1 ciclofosfamida-50mg-x30 cisplatino-50mg-x1 cisplatino-100mg-x1 darbepoetina-alfa-0-3mg-x1
    darbepoetina-alfa-0-5mg-x1 darolutamida-300mg-x112 decitabina-50mg-x1 degarelix-80mg-x1 degarelix-120mg-x2
    denosumab-120mg-x1 dexametasona-4mg-x3 dexametasona-40mg-x1 dexclorfeniramina-5mg-x5 docetaxel-20mg-x1
    docetaxel-80mg-x1 docetaxel-160mg-x1 doxorubicina-10mg-x1 doxorubicina-50mg-x1 doxorubicina-200mg-x1
    doxorubicina-liposomal-pegilada-20mg-x1 doxorubicina-liposomal-pegilada-50mg-x1 durvalumab-120mg-x1
    durvalumab-500mg-x1 encorafenib-50mg-x28 encorafenib-75mg-x42 enfortumab-vedotina-20mg-x1 enfortumab-vedotina-30mg-x1
    enzalutamida-40mg-x112 epirubicina-50mg-x1 epirubicina-200mg-x1 eribulina-0-88mg-x1 etoposido-100mg-x1
    etoposido-400mg-x1 fentanilo-nasal-0-1mg-x8 filgrastim-0-3mg-x5 filgrastim-0-48mg-x5 fluorouracilo-250mg-x1
    fluorouracilo-1000mg-x1 fluorouracilo-5000mg-x1 folinato-calcico-50mg-x1 folinato-calcico-350mg-x1
    fulvestrant-250mg-x2 gemcitabina-200mg-x1 gemcitabina-1000mg-x1 gemcitabina-2000mg-x1 goserelina-3-6mg-x1
    goserelina-10-8mg-x1 hidroxicarbamida-500mg-x100 imatinib-100mg-x60 imatinib-400mg-x30 imiquimod-12-5mg-x12
    ipilimumab-50mg-x1 ipilimumab-200mg-x1 irinotecan-40mg-x1 irinotecan-100mg-x1 irinotecan-300mg-x1
    irinotecan-liposomal-43mg-x1 letrozol-2-5mg-x30 leuprorelina-3-75mg-x1 leuprorelina-22-5mg-x1 luspatercept-25mg-x1
    luspatercept-75mg-x1 metotrexato-50mg-x1 metotrexato-500mg-x1 metotrexato-5000mg-x1 mitomicina-10mg-x1
    mitomicina-40mg-x1 netupitant-palonosetron-300mg-x1 niraparib-100mg-x84 nivolumab-40mg-x1 nivolumab-100mg-x1
    nivolumab-240mg-x1 olaparib-100mg-x56 olaparib-150mg-x56 ondansetron-8mg-x5 ondansetron-8mg-x15 osimertinib-40mg-x30
    osimertinib-80mg-x30 oxaliplatino-50mg-x1 oxaliplatino-100mg-x1 oxaliplatino-200mg-x1 paclitaxel-30mg-x1
    paclitaxel-100mg-x1 paclitaxel-300mg-x1 paclitaxel-albumina-100mg-x1 palbociclib-75mg-x21 palbociclib-100mg-x21
    palbociclib-125mg-x21 palonosetron-0-25mg-x1 panitumumab-100mg-x1 panitumumab-400mg-x1 pegfilgrastim-6mg-x1
    pembrolizumab-100mg-x1 pemetrexed-100mg-x1 pemetrexed-500mg-x1 pertuzumab-420mg-x1
    pertuzumab-trastuzumab-subcutaneo-1200mg-x1 pertuzumab-trastuzumab-subcutaneo-600mg-x1 prednisona-5mg-x60
    prednisona-30mg-x30 ramucirumab-100mg-x1 ramucirumab-500mg-x1 regorafenib-40mg-x84 ribociclib-200mg-x63
    rituximab-100mg-x2 rituximab-500mg-x1 ruxolitinib-5mg-x56 ruxolitinib-15mg-x56 ruxolitinib-20mg-x56
    sacituzumab-govitecan-200mg-x1 tamoxifeno-10mg-x30 tamoxifeno-20mg-x60 temozolomida-20mg-x5 temozolomida-100mg-x5
    temozolomida-250mg-x5 topotecan-4mg-x1 trabectedina-0-25mg-x1 trabectedina-1mg-x1 trastuzumab-150mg-x1
    trastuzumab-420mg-x1 trastuzumab-deruxtecan-100mg-x1 trastuzumab-emtansina-100mg-x1 trastuzumab-emtansina-160mg-x1
    trastuzumab-subcutaneo-600mg-x1 trifluridina-tipiracilo-15mg-x20 trifluridina-tipiracilo-20mg-x60 venetoclax-10mg-x14
    venetoclax-50mg-x7 venetoclax-100mg-x112 vinblastina-10mg-x1 vincristina-1mg-x1 vincristina-2mg-x1 vinflunina-50mg-x1
    vinflunina-250mg-x1 vinorelbina-10mg-x1 vinorelbina-50mg-x1 vinorelbina-oral-20mg-x1 vinorelbina-oral-30mg-x1
    zolbetuximab-100mg-x1
  ', '\s+') AS slug WHERE slug <> '' AND EXISTS (SELECT FROM "drug");
INSERT INTO "brought_entry" (kind, slug) SELECT 'regimen', slug FROM "regimen" WHERE company_id IS NULL;
